/** Renders docs/cluster.md. */
import { describeMachine } from '@skal/tooling/src/machineInfo.ts';
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
  readonly seen: number;
  readonly missed: readonly string[];
  /** Every violation. */
  readonly wrong: readonly string[];
}

const PROMISES = { planned: 'all', fault: 'pages; forms within 3 s', gone: 'pages' } as const;

const rowOf = ({ name, promised, durationMs, requests, failed, gaps }: ExperimentResult): string => {
  const gap = promised === 'gone' ? '' : `${gaps.write} ms`;
  const cells = [name, PROMISES[promised], `${Math.round(durationMs / 1_000)} s`, requests, failed.page + failed.file];
  return `| ${[...cells, failed.session, failed.write, gap].join(' | ')} |`;
};

export const renderTable = (results: readonly ExperimentResult[]): string =>
  [
    '| experiment | must work | duration | requests | failed pages and files | failed sessions | forms rejected at first | longest time without a stored form |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(rowOf),
  ].join('\n');

/** The result of this many restarts stays on the page until a run with at least as many. */
const MANY = 50;
const HEADING = '## Rolling restarts';

/** Returns the result of many restarts: of this run, or of an earlier one on the page. */
function restartsOf({ restarts, results, consistency }: ChaosReport, day: string, before: string): string {
  const result = results.find(({ name }) => name.includes('every site is restarted'));
  if (restarts < MANY || !result)
    return before.split(`${HEADING}\n`)[1]?.split('\n[Past one machine]')[0]?.trim() ?? '';
  const { requests, failed, gaps, durationMs } = result;
  const missed = failed.page + failed.file + failed.session + failed.write;
  return `Every site was restarted ${restarts} times, one after the other, on ${day}, on ${describeMachine()}: ${requests} requests in
${Math.round(durationMs / 1_000)} seconds, and ${missed} of them failed. The longest time without a stored form was
${gaps.write} ms. Of ${consistency.acknowledged} forms of that run ${consistency.lost} were lost and ${consistency.duplicates} stored twice.`;
}

export const renderReport = (report: ChaosReport, at: Date, before: string): string => {
  const { restarts, randomFaults, seed, perSecond, results, consistency, seen, missed, wrong } = report;
  const { acknowledged, rows, lost, duplicates, mails, mailsMissing, mailsTwice, migrations } = consistency;
  const day = at.toISOString().slice(0, 10);
  const verdict =
    wrong.length === 0 ? 'All requirements were met.' : `Violations:\n\n${wrong.map((line) => `- ${line}`).join('\n')}`;
  const words = [
    ...(restarts > 1 ? [`--rolling-restarts ${restarts}`] : []),
    ...(randomFaults > 0 ? [`--random-faults ${randomFaults}`] : []),
  ];
  return `# Cluster test

What \`${['skal test chaos', ...words].join(' ')}\` measured: three web servers, each with its own data folder, behind HAProxy; three MariaDB nodes
with Galera, also behind HAProxy; an S3 server and a mail server. The programs are Debian's, with \`docker/haproxy.cfg\`,
\`docker/galera/galera.cnf\` and the settings of \`docker/compose.scale.yml\`. Each machine is a network namespace whose link can be
cut. The load is ${perSecond} requests per second: pages, files, sessions and forms. A form is sent again with its key, as a
browser does, until the response is 201. Everything runs on one machine, so the times are those of a busy one.

Run on ${day}, on ${describeMachine()}, seed ${seed}. ${verdict}

${renderTable(results)}

| after the run | |
| --- | --- |
| forms confirmed as stored | ${acknowledged} |
| rows, the same on each node | ${rows} |
| lost | ${lost} |
| stored twice | ${duplicates} |
| delivered emails | ${mails} |
| visitors without their email | ${mailsMissing} |
| emails delivered twice, with the same Message-ID | ${mailsTwice} |
| migrations, run by three nodes at once | ${migrations}, each once |
| pages opened by a browser, and failed | ${seen}, ${missed.length} |

${HEADING}

${restartsOf(report, day, before)}

[Past one machine](scale.md) draws the conclusions.
`;
};
