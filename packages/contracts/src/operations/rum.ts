/** Path of browser reports in JSON, one per request; the browser does not wait for the response. */
export const RUM_PATH = '/rum';

/** Remote, release and page of a report. No other data about the visitor is included. */
interface ReportContext {
  /** Name in the registry: `mfe-portal`. */
  readonly remote: string;
  readonly version: string;
  /** Path of an existing page. */
  readonly route: string;
}

/** Additional fields per kind of report. */
interface ReportFields {
  /** This version failed in a tab, which fell back to version `to`. */
  fallback: { readonly to: string };
  /** Its files failed to load. */
  load: object;
  /** Its page was requested; `ok` tells whether this version of the shell rendered it. */
  mount: { readonly ok: boolean; readonly shell: string };
  /** An uncaught error, with the script positions in release files, `/r/mfe-portal/0.1.0-…/x.js:1:23`, innermost first. */
  error: { readonly message: string; readonly frames?: readonly string[] };
  /** A Web Vital measured by the browser. */
  vital: { readonly name: string; readonly value: number };
}

/** One browser report. */
export type RumReport = {
  [Kind in keyof ReportFields]: ReportContext & { readonly kind: Kind } & ReportFields[Kind];
}[keyof ReportFields];
