import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What `npm audit --json` prints: its report, or why there is none. */
interface NpmAuditJson {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title?: string; url?: string })[] }>;
  message?: string;
  error?: { code?: string; summary?: string };
}

/** What is known of the packages: holes that count, or that nobody could be asked. */
export interface Verdict {
  good: boolean;
  says: string[];
}

/** Below this somebody looks when they raise versions; from here on nothing is served with it. */
const COUNTS = ['high', 'critical'];

/** How long the registry may take. What it would have said is asked for again by the next run. */
const PATIENCE_MS = 60_000;

/** Judges what npm has printed. A registry that does not answer is no hole, and is said. */
export function parseAuditReport(printed: string): Verdict {
  const unheard = (why: string): Verdict => ({
    good: true,
    says: [`The registry could not be asked about holes (${why}): nothing is known, good or bad.`],
  });
  let report: NpmAuditJson;
  try {
    report = JSON.parse(printed) as NpmAuditJson;
  } catch {
    return unheard('no answer');
  }
  if (!report.vulnerabilities) return unheard(report.error?.code ?? report.message?.split(' - ')[0] ?? 'no report');
  const holes = Object.entries(report.vulnerabilities).filter(([, { severity }]) => COUNTS.includes(severity));
  if (holes.length === 0) return { good: true, says: ['No hole that counts is known in what is served.'] };
  const lines = holes.map(([name, { severity, via }]) => {
    const titles = via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [`${cause.title ?? ''} ${cause.url ?? ''}`.trim()],
    );
    return `${name} (${severity}): ${titles.join('; ') || 'by what it stands on'}`;
  });
  return {
    good: false,
    says: [...lines, 'Raise these, or what asks for them: npm audit --omit=dev says which versions are well.'],
  };
}

/** Asks the registry what is known of the packages that are served, and those that build it. */
export async function audit(cwd: string): Promise<Verdict> {
  const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  // One that is not there prints nothing, and that is judged.
  const failed = once(child, 'error').then(() => '');
  return parseAuditReport(await Promise.race([text(child.stdout), failed]));
}
