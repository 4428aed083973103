import type {
  NavDialogEntry,
  NavLink,
  NavPlace,
  Ordered,
  PageAccess,
  PageLayout,
  RemoteManifest,
  RouteDefinition,
} from './manifest.ts';
import { sameOriginPath } from './sameOriginPath.ts';

/** All places, as in a manifest. */
const PLACES: Readonly<Record<NavPlace, true>> = { bar: true, company: true, legal: true, account: true, lost: true };

/** Kinds of visitors that the auth guard knows, and layouts of the shell; others are invalid. */
const ACCESSES: Readonly<Record<PageAccess, true>> = { public: true, client: true, admin: true };
const LAYOUTS: Readonly<Record<PageLayout, true>> = { site: true, app: true };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isKeyOf = (names: object, value: unknown): boolean => typeof value === 'string' && Object.hasOwn(names, value);

const isPath = (value: unknown): boolean => isText(value) && sameOriginPath(value) === value;

const isRoute = (route: Partial<RouteDefinition> | null): boolean =>
  isPath(route?.path) &&
  isText(route?.page) &&
  isText(route?.title) &&
  typeof route?.description === 'string' &&
  (route.parts ?? []).every(isText) &&
  isKeyOf(ACCESSES, route.access) &&
  isKeyOf(LAYOUTS, route.layout) &&
  (route.noindex ?? true) === true &&
  (route.render ?? 'server') === 'server' &&
  typeof route.load === 'function';

const isEntry = (entry: Partial<Ordered<NavLink & NavDialogEntry>> | null): boolean =>
  isText(entry?.label) && Number.isFinite(entry?.order) && isText(entry?.to) !== isText(entry?.opens);

const isNav = (nav: unknown): boolean =>
  isObject(nav) &&
  Object.entries(nav).every(
    ([place, entries]) => isKeyOf(PLACES, place) && Array.isArray(entries) && entries.every(isEntry),
  );

/**
 * Whether a value is a complete manifest: it comes from another build, so its type is unknown. Called before a release
 * is made; the page checks only what it loads from a manifest.
 */
export function isManifest(value: unknown): value is RemoteManifest {
  if (!isObject(value)) return false;
  const { name, hostApi, routes, dialogs, nav, home } = value as Partial<RemoteManifest>;
  return (
    isText(name) &&
    isText(hostApi) &&
    Array.isArray(routes) &&
    routes.every(isRoute) &&
    Array.isArray(dialogs) &&
    dialogs.every((dialog) => isText(dialog?.name) && isText(dialog?.chunk) && typeof dialog.load === 'function') &&
    isNav(nav) &&
    isObject(home) &&
    Object.entries(home).every(([access, path]) => isKeyOf(ACCESSES, access) && isPath(path))
  );
}
