/** Renders the cluster's sections of docs/reference/results.md. */
import { describeMachine } from '@skal/tooling/src/results/machineInfo.ts';
import type { ExperimentResult } from './runExperiment.ts';
import type { ConsistencyReport } from './verifyConsistency.ts';

export interface ChaosReport {
  readonly restarts: number;
  readonly randomFaults: number;
  readonly seed: number;
  readonly perSecond: number;
  readonly results: readonly ExperimentResult[];
  readonly consistency: ConsistencyReport;
  /** Pages that a browser opened, and those that failed. */
  readonly loadedPages: number;
  readonly failedPages: readonly string[];
  /** Every violation. */
  readonly violations: readonly string[];
}

export const CLUSTER_HEADING = 'Cluster with faults';
export const RESTARTS_HEADING = 'Rolling restarts';

const REQUIRED = { planned: 'all', fault: 'pages, forms in 3 s', databaseDown: 'pages' } as const;

/** A row for all experiments of one name: sums, and the longest gap. */
function rowOf(name: string, runs: readonly ExperimentResult[]): string {
  const sum = (countOf: (run: ExperimentResult) => number) => runs.reduce((total, run) => total + countOf(run), 0);
  const [{ requirement = 'planned' } = {}] = runs;
  const gap = requirement === 'databaseDown' ? '' : `${Math.max(...runs.map(({ gaps }) => gaps.write))} ms`;
  const failed = [
    sum((run) => run.failed.page + run.failed.file),
    sum((run) => run.failed.session),
    sum((run) => run.failed.write),
  ];
  return `| ${[name, runs.length, REQUIRED[requirement], sum((run) => run.requests), ...failed, gap].join(' | ')} |`;
}

/** The results as a Markdown table, experiments of one name together. */
export const renderTable = (results: readonly ExperimentResult[]): string =>
  [
    '| fault | runs | required | requests | failed pages | failed sessions | refused forms | longest gap of forms |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...[...Map.groupBy(results, ({ name }) => name)].map(([name, runs]) => rowOf(name, runs)),
  ].join('\n');

/** A result of fewer restarts does not replace one of so many. */
const MANY = 50;

/** The section of many restarts; null where the run had few. */
export function renderRestarts({ restarts, results, consistency }: ChaosReport, at: Date): string | null {
  const result = results.find(({ name }) => name.includes('every site is restarted'));
  if (restarts < MANY || !result) return null;
  const { requests, failed, gaps, durationMs } = result;
  const failedRequests = failed.page + failed.file + failed.session + failed.write;
  return `${at.toISOString().slice(0, 10)}, ${describeMachine()}. Every site was restarted ${restarts} times in turn: ${requests} requests in
${Math.round(durationMs / 1_000)} seconds, ${failedRequests} failed, longest gap between stored forms ${gaps.write} ms. Of ${consistency.acknowledged} forms of that run
${consistency.lost} were lost and ${consistency.duplicates} stored twice.`;
}

export const renderReport = (report: ChaosReport, at: Date): string => {
  const {
    restarts,
    randomFaults,
    seed,
    perSecond,
    results,
    consistency,
    loadedPages,
    failedPages: failedRequests,
    violations,
  } = report;
  const { acknowledged, rows, lost, duplicates, mails, mailsMissing, mailsTwice, migrations } = consistency;
  const verdict =
    violations.length === 0 ? 'All passed.' : `Failed:\n\n${violations.map((line) => `- ${line}`).join('\n')}`;
  const words = [
    ...(restarts > 1 ? [`--rolling-restarts ${restarts}`] : []),
    ...(randomFaults > 0 ? [`--random-faults ${randomFaults}`] : []),
  ];
  return `\`${['skal test chaos', ...words].join(' ')}\`: three sites behind HAProxy, three Galera nodes, S3 and a mail server, each in a network of its
own on one machine, with ${perSecond} requests per second: pages, files, sessions and forms. A refused form is repeated under its key until it
is stored.

${at.toISOString().slice(0, 10)}, ${describeMachine()}, seed ${seed}. ${verdict}

${renderTable(results)}

Stored forms: ${acknowledged} acknowledged, ${rows} rows, the same on each node; ${lost} lost, ${duplicates} stored twice. E-mails: ${mails}, ${mailsMissing} missing,
${mailsTwice} sent twice. Migrations, run by three processes at once: ${migrations}, each once. Pages in a browser: ${loadedPages}, ${failedRequests.length} missed.`;
};
