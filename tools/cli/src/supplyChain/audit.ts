import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Output of `npm audit --json`: the report, or an error. */
interface NpmAuditJson {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title?: string; url?: string })[] }>;
  message?: string;
  error?: { code?: string; summary?: string };
}

/** Result of an audit: relevant vulnerabilities, or the reason why it could not run. */
export interface AuditResult {
  ok: boolean;
  messages: string[];
}

/** Severities that fail the audit. Lower ones are handled with regular updates. */
const FAILING_SEVERITIES = ['high', 'critical'];

/** Time limit of the registry in ms. The next run asks again. */
const TIMEOUT_MS = 60_000;

/** Parses the output of npm audit. An unreachable registry is reported and does not fail the audit. */
export function parseAuditReport(output: string): AuditResult {
  const createUnknownResult = (why: string): AuditResult => ({
    ok: true,
    messages: [`The audit could not run (${why}): vulnerabilities unknown.`],
  });
  let report: NpmAuditJson;
  try {
    report = JSON.parse(output) as NpmAuditJson;
  } catch {
    return createUnknownResult('no response');
  }
  if (!report.vulnerabilities)
    return createUnknownResult(report.error?.code ?? report.message?.split(' - ')[0] ?? 'no report');
  const relevant = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    FAILING_SEVERITIES.includes(severity),
  );
  if (relevant.length === 0) return { ok: true, messages: ['No relevant vulnerabilities in production dependencies.'] };
  const lines = relevant.map(([name, { severity, via }]) => {
    const titles = via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [`${cause.title ?? ''} ${cause.url ?? ''}`.trim()],
    );
    return `${name} (${severity}): ${titles.join('; ') || 'through its dependencies'}`;
  });
  return {
    ok: false,
    messages: [...lines, 'Update these packages or their dependents; npm audit --omit=dev shows fixed versions.'],
  };
}

/** Audits the production packages, including those that build the product. */
export async function audit(cwd: string): Promise<AuditResult> {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  // A missing npm prints nothing, which counts as no report.
  const failed = once(child, 'error').then(() => '');
  return parseAuditReport(await Promise.race([text(child.stdout), failed]));
}
