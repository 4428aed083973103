import type { NavLink, NavOpener, NavPlace, Ordered, RemoteManifest } from './manifest.ts';

/** Every place, by the name that a manifest gives it. */
const PLACES: Readonly<Record<NavPlace, true>> = { bar: true, company: true, legal: true, account: true, lost: true };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEntry = (entry: Partial<Ordered<NavLink & NavOpener>> | null): boolean =>
  isText(entry?.label) && Number.isFinite(entry?.order) && isText(entry?.to) !== isText(entry?.opens);

const isNav = (nav: unknown): boolean =>
  isObject(nav) &&
  Object.entries(nav).every(
    ([place, entries]) => Object.hasOwn(PLACES, place) && Array.isArray(entries) && entries.every(isEntry),
  );

/**
 * Whether a value is a whole manifest: types end at the border between two builds. It is asked before a release is
 * made, from which everybody else reads; the page looks only at what it loads from a manifest.
 */
export function isManifest(value: unknown): value is RemoteManifest {
  if (!isObject(value)) return false;
  const { name, hostApi, routes, dialogs, nav, home } = value as Partial<RemoteManifest>;
  return (
    isText(name) &&
    isText(hostApi) &&
    Array.isArray(routes) &&
    routes.every(
      (route) =>
        [route?.path, route?.page, route?.title, route?.access, route?.layout].every(isText) &&
        typeof route.load === 'function',
    ) &&
    Array.isArray(dialogs) &&
    dialogs.every((dialog) => isText(dialog?.name) && isText(dialog?.chunk) && typeof dialog.load === 'function') &&
    isNav(nav) &&
    isObject(home) &&
    Object.values(home).every(isText)
  );
}
