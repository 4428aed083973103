import type { BeaconSink } from './beacons.ts';

/** One body may bring many; the first ones tell enough. */
const REPORTS_LIMIT = 20;

/** So many different lines are kept in mind, so that the same one is not said again. */
const KNOWN_LIMIT = 1_000;

type ReleaseMetadata = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is ReleaseMetadata => typeof value === 'object' && value !== null;

/** The reports in a body: the single one of `report-uri`, or a list of the Reporting API's, whose names differ. */
function reportsIn(message: unknown): ReleaseMetadata[] {
  if (Array.isArray(message)) {
    return message
      .slice(0, REPORTS_LIMIT)
      .filter(isFacts)
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => body)
      .filter(isFacts);
  }
  const report = isFacts(message) && Object.hasOwn(message, 'csp-report') ? message['csp-report'] : null;
  if (!isFacts(report)) return [];
  return [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
      columnNumber: report['column-number'],
    },
  ];
}

/** A word such as `inline` or `script-src-elem`. */
const WORD = /^[a-z][a-z-]{0,39}$/;

const wordOf = (value: unknown): string | null => (typeof value === 'string' && WORD.test(value) ? value : null);

function urlOf(value: unknown): URL | null {
  return typeof value === 'string' && value.length < 4_096 && URL.canParse(value) ? new URL(value) : null;
}

/** Where something lies: a file of a release by its path, everything else by its site alone. */
function placeOf(value: unknown): string {
  const url = urlOf(value);
  if (!url) return wordOf(value) ?? 'something';
  if (/^\/r\/[\w./@~-]{1,200}$/.test(url.pathname)) return url.pathname;
  // Of anything else, such as an extension of the browser, its kind.
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1);
}

const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? value : '?');

/**
 * Says in the log what a page's policy refused: rule, page, what and where. It says nothing of whoever sent the report,
 * no more of an address than its site, and no text of the page. Each line is said once.
 * @param isPage whether a path is one of our pages; any other path may hold what somebody typed.
 */
export function cspReportSink(log: (message: string) => void, isPage: (path: string) => boolean): BeaconSink {
  const said = new Set<string>();

  const lineFor = ({
    documentURL,
    effectiveDirective,
    blockedURL,
    sourceFile,
    lineNumber,
    columnNumber,
  }: ReleaseMetadata) => {
    const path = urlOf(documentURL)?.pathname;
    const page = path !== undefined && isPage(path) ? path : 'another page';
    const source = sourceFile ? ` at ${placeOf(sourceFile)}:${numberOf(lineNumber)}:${numberOf(columnNumber)}` : '';
    return `The policy of ${page} refused ${placeOf(blockedURL)}${source} (${wordOf(effectiveDirective) ?? 'a rule'})`;
  };

  return {
    types: ['application/reports+json', 'application/csp-report'],
    accept(message) {
      for (const line of reportsIn(message).map(lineFor)) {
        if (said.has(line)) continue;
        if (said.size >= KNOWN_LIMIT) said.clear();
        said.add(line);
        log(line);
      }
    },
  };
}
