import type { BeaconSink } from './beacons.ts';

/** Reports that are read of one body. */
const REPORTS_LIMIT = 20;

/** Different lines that are remembered, so that each is logged once. */
const KNOWN_LIMIT = 1_000;

type ReleaseMetadata = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is ReleaseMetadata => typeof value === 'object' && value !== null;

/** Reports of a body: one from `report-uri`, or a list from the Reporting API, whose field names differ. */
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

/** A keyword such as `inline` or `script-src-elem`. */
const WORD = /^[a-z][a-z-]{0,39}$/;

const wordOf = (value: unknown): string | null => (typeof value === 'string' && WORD.test(value) ? value : null);

function urlOf(value: unknown): URL | null {
  return typeof value === 'string' && value.length < 4_096 && URL.canParse(value) ? new URL(value) : null;
}

/** The place of a resource: the path of a release's file, or the origin of anything else. */
function placeOf(value: unknown): string {
  const url = urlOf(value);
  if (!url) return wordOf(value) ?? 'something';
  if (/^\/r\/[\w./@~-]{1,200}$/.test(url.pathname)) return url.pathname;
  // For anything else, such as a browser extension, its scheme.
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1);
}

const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? value : '?');

/**
 * Logs CSP violations of pages: directive, page, resource and position. It logs nothing about the sender, only the
 * origin of other addresses, and no text of the page. Each line is logged once.
 * @param isPage whether a path is a page of the site; other paths may contain text that a person typed
 */
export function cspReportSink(log: (message: string) => void, isPage: (path: string) => boolean): BeaconSink {
  const logged = new Set<string>();

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
        if (logged.has(line)) continue;
        if (logged.size >= KNOWN_LIMIT) logged.clear();
        logged.add(line);
        log(line);
      }
    },
  };
}
