/** Where browsers tell how the site does with them, in JSON: one report, to which nobody waits for an answer. */
export const RUM_PATH = '/rum';

/** Which release of which remote a report is about, and on which page. No report says more of where it comes from. */
interface About {
  /** The name in the registry: `mfe-portal`. */
  readonly remote: string;
  readonly version: string;
  /** The path of a page that the site has. */
  readonly route: string;
}

/** What each kind of report says besides. */
interface Kinds {
  /** This version failed in a tab, which goes on with the version `to`. */
  fallback: { readonly to: string };
  /** Its files did not come. */
  load: object;
  /** Its page was asked for, and was drawn by this version of the shell, or not. */
  mount: { readonly ok: boolean; readonly shell: string };
  /** Something was thrown while it was used: in which scripts of releases, `/r/mfe-portal/0.1.0-…/x.js:1:23`, innermost first. */
  error: { readonly message: string; readonly frames?: readonly string[] };
  /** How quickly it came, as the browser measured it. */
  vital: { readonly name: string; readonly value: number };
}

/** One report of a browser. */
export type RumReport = { [Kind in keyof Kinds]: About & { readonly kind: Kind } & Kinds[Kind] }[keyof Kinds];
