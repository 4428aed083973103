import type { SiteInfo } from '@skal/contracts/site/site';
import type { ComponentType } from 'react';

/**
 * The version of the host API. A remote declares the range it was built for, and the registry rejects releases whose
 * range the live shell does not satisfy.
 */
export const HOST_API = '3.0.0';

/** Who may open a page: everyone, a signed-in client, or an operator. */
export type PageAccess = 'public' | 'client' | 'admin';

/** `site`: the shell renders bar, main and footer around the page. `app`: the page has its own frame and main. */
export type PageLayout = 'site' | 'app';

/** Exports of a page's module. */
export interface PageModule {
  readonly default: ComponentType;
  /**
   * Structured data of a public page, as schema.org objects without `@context`, such as a FAQPage. The web server adds
   * it to the page, with the organization and the breadcrumbs.
   */
  readonly structuredData?: (site: SiteInfo) => readonly object[];
}

export interface RouteDefinition {
  /** An absolute path without parameters, for example `/how-it-works`. */
  readonly path: string;
  /** The chunk that `load` imports: its webpackChunkName. The build rejects unknown names. */
  readonly page: string;
  /** Chunks that the page imports right away: they are preloaded with it. */
  readonly parts?: readonly string[];
  /** Title of the tab, announced by screen readers; the shell adds the brand. */
  readonly title: string;
  /** One or two sentences for search results. */
  readonly description: string;
  readonly access: PageAccess;
  readonly layout: PageLayout;
  /** Asks search engines not to index the page, because only the link of an email leads there. */
  readonly noindex?: true;
  /**
   * `server`: the web server renders this page of an account with the visitor's data. Without it the page is rendered in
   * the browser.
   */
  readonly render?: 'server';
  readonly load: () => Promise<PageModule>;
}

/** Props of a dialog. Its state belongs to the shell, so that any page and the navigation can open it. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface DialogDefinition {
  readonly name: string;
  readonly chunk: string;
  readonly load: () => Promise<{ readonly default: ComponentType<DialogProps> }>;
}

/** A navigation entry that leads to a page. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** A navigation entry that opens a dialog by name. */
export interface NavDialogEntry {
  readonly label: string;
  readonly opens: string;
}

/** An entry as a remote declares it: entries of a place are sorted by order across remotes. */
export type Ordered<T> = T & { readonly order: number };

/** Places where the shell renders entries, and what they may contain. */
interface Places {
  /** The bar, on every page with the layout `site`. */
  bar: NavLink | NavDialogEntry;
  /** The footer's lists. */
  company: NavLink;
  legal: NavLink;
  /** At the end of the bar: account links. */
  account: NavLink;
  /** Links on the not-found page. */
  lost: NavLink;
}

export type NavPlace = keyof Places;

/** Navigation entries of a remote. */
export type Nav = { readonly [Place in NavPlace]?: readonly Ordered<Places[Place]>[] };

/** Merged navigation of all remotes, in order. */
export type SiteNav = { readonly [Place in NavPlace]: readonly Places[Place][] };

/**
 * The redirect for visitors who may not open a page: `client` and `admin` are the home pages of these accounts,
 * `public` is the sign-in page.
 */
export type HomePaths = { readonly [Access in PageAccess]?: string };

/** What a remote exposes. */
export interface RemoteManifest {
  /** Folder name, which is also the name in the registry, such as `mfe-portal`. */
  readonly name: string;
  /** The range of HOST_API that it was built for. */
  readonly hostApi: string;
  readonly routes: readonly RouteDefinition[];
  readonly dialogs: readonly DialogDefinition[];
  readonly nav: Nav;
  readonly home: HomePaths;
}

/** Type-checks a manifest and returns it. */
export const defineManifest = (manifest: RemoteManifest): RemoteManifest => manifest;
