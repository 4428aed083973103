import type { SiteInfo } from '@skal/contracts/site/site';
import type { ComponentType } from 'react';

/**
 * The version of this package's promises to remotes. A remote names the range it was built for; the
 * registry refuses a release whose range the live shell does not meet.
 */
export const HOST_API = '3.0.0';

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
  readonly structuredData?: (site: SiteInfo) => readonly object[];
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
  /** Asks search engines to leave the page out, because only the link of a mail leads there. */
  readonly noindex?: true;
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

/** An entry of the site's navigation that leads to a page. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** An entry that opens a popup, by the popup's name. */
export interface NavDialogEntry {
  readonly label: string;
  readonly opens: string;
}

/** An entry as a remote declares it: the entries of a place stand by their order, whichever remote they are from. */
export type Ordered<T> = T & { readonly order: number };

/** The places where the shell draws entries, each with what may stand there. */
interface Places {
  /** The bar, on every page with the layout `site`. */
  bar: NavLink | NavDialogEntry;
  /** The footer's lists. */
  company: NavLink;
  legal: NavLink;
  /** At the end of the bar: the way into an account. */
  account: NavLink;
  /** The page that says that there is no such page: where one may go from there. */
  lost: NavLink;
}

export type NavPlace = keyof Places;

/** What a remote adds to the site's navigation. */
export type Nav = { readonly [Place in NavPlace]?: readonly Ordered<Places[Place]>[] };

/** The navigation of all remotes together, in order. */
export type SiteNav = { readonly [Place in NavPlace]: readonly Places[Place][] };

/**
 * Where somebody is sent who opens a page that is not theirs: `client` and `admin` name the first page of such an
 * account, `public` the page on which somebody without a session signs in.
 */
export type HomePaths = { readonly [Access in PageAccess]?: string };

/** The one thing that a remote exposes. */
export interface RemoteManifest {
  /** The folder's name, which is also the name in the registry, for example `mfe-portal`. */
  readonly name: string;
  /** The range of HOST_API that it was built for. */
  readonly hostApi: string;
  readonly routes: readonly RouteDefinition[];
  readonly dialogs: readonly DialogDefinition[];
  readonly nav: Nav;
  readonly home: HomePaths;
}

/** Checks a manifest by type and hands it on. */
export const defineManifest = (manifest: RemoteManifest): RemoteManifest => manifest;
