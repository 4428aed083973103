import type { SiteFacts } from '@skal/contracts/site';
import type { ComponentType } from 'react';

/**
 * The version of this package's promises to remotes. A remote names the range it was built for; the
 * registry refuses a release whose range the live shell does not meet.
 */
export const HOST_API = '1.0.0';

/** Who may open a page: everybody, a signed-in client, or the operator. */
export type PageAccess = 'public' | 'client' | 'admin';

/** `site`: the shell draws bar, main and footer around the page. `app`: the page brings its own frame and its own main. */
export type PageLayout = 'site' | 'app';

/** What a page's module exports. */
export interface PageModule {
  readonly default: ComponentType;
  /**
   * What a public page says of its content to search engines, as schema.org objects without their `@context`: a
   * FAQPage where questions stand. The front door writes them into the page and adds the organization and the
   * way to the page by itself.
   */
  readonly structuredData?: (site: SiteFacts) => readonly object[];
}

export interface RouteDefinition {
  /** An absolute path without parameters, for example `/how-it-works`. */
  readonly path: string;
  /** The chunk that `load` asks for: the name in its webpackChunkName. The build refuses a name that has no chunk. */
  readonly page: string;
  /** Chunks that the page itself asks for as soon as it is there: they are fetched with it, not after it. */
  readonly parts?: readonly string[];
  /** What the tab shows and a screen reader announces; the brand is added by the shell. */
  readonly title: string;
  /** One or two sentences for search results. */
  readonly description: string;
  readonly access: PageAccess;
  readonly layout: PageLayout;
  readonly load: () => Promise<PageModule>;
}

/** What a popup is given: its state lies with the shell, so that any page and the bar can open it. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface DialogDefinition {
  readonly name: string;
  readonly chunk: string;
  readonly load: () => Promise<{ readonly default: ComponentType<DialogProps> }>;
}

/** The one thing that a remote exposes. */
export interface RemoteManifest {
  /** The folder's name, which is also the name in the registry, for example `mfe-portal`. */
  readonly name: string;
  /** The range of HOST_API that it was built for. */
  readonly hostApi: string;
  readonly routes: readonly RouteDefinition[];
  readonly dialogs: readonly DialogDefinition[];
}

/** Checks a manifest by type and hands it on. */
export const defineManifest = (manifest: RemoteManifest): RemoteManifest => manifest;

/**
 * Whether a value that came over the network is a manifest that this host can use.
 * Types end at the border between two builds, so the shape is looked at once more at run time.
 */
export function isManifest(value: unknown): value is RemoteManifest {
  if (typeof value !== 'object' || value === null) return false;
  const { name, routes, dialogs } = value as Partial<RemoteManifest>;
  return (
    typeof name === 'string' &&
    Array.isArray(routes) &&
    routes.every((route) => typeof route?.path === 'string' && typeof route.load === 'function') &&
    Array.isArray(dialogs) &&
    dialogs.every((dialog) => typeof dialog?.name === 'string' && typeof dialog.load === 'function')
  );
}
