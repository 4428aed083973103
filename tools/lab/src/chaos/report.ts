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
  /** Pages that a browser was shown, and those that it missed. */
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
    '| what happens | must be there | for | requests | pages and files that did not come | sessions | forms refused at first | longest time without a stored form |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(rowOf),
  ].join('\n');

/** The result of so many restarts of every site stays on the page until a run with as many. */
const MANY = 50;
const HEADING = '## Rolling restarts';

/** The result of many restarts: of this run, or, where it had few, that of an earlier one from the page. */
function restartsOf({ restarts, results, consistency }: ChaosReport, day: string, before: string): string {
  const result = results.find(({ name }) => name.includes('every site is restarted'));
  if (restarts < MANY || !result)
    return before.split(`${HEADING}\n`)[1]?.split('\n[Past one machine]')[0]?.trim() ?? '';
  const { requests, failed, gaps, durationMs } = result;
  const missed = failed.page + failed.file + failed.session + failed.write;
  return `Every site was restarted ${restarts} times, one after the other, on ${day}, on ${describeMachine()}: ${requests} requests came in
${Math.round(durationMs / 1_000)} seconds, and ${missed} of them were not answered as they were meant. The longest time without a stored form was
${gaps.write} ms. Of ${consistency.acknowledged} forms of that run ${consistency.lost} were lost and ${consistency.duplicates} stored twice.`;
}

export const renderReport = (report: ChaosReport, at: Date, before: string): string => {
  const { restarts, randomFaults, seed, perSecond, results, consistency, seen, missed, wrong } = report;
  const { acknowledged, rows, lost, duplicates, mails, mailsMissing, mailsTwice, migrations } = consistency;
  const day = at.toISOString().slice(0, 10);
  const verdict =
    wrong.length === 0 ? 'Everything held.' : `Did not hold:\n\n${wrong.map((line) => `- ${line}`).join('\n')}`;
  const words = [
    ...(restarts > 1 ? [`--rolling-restarts ${restarts}`] : []),
    ...(randomFaults > 0 ? [`--random-faults ${randomFaults}`] : []),
  ];
  return `# The cluster, run

What \`${['skal test chaos', ...words].join(' ')}\` found: three sites, each with a data folder of its own, behind HAProxy; three nodes of
MariaDB with Galera behind the same; an S3 server and a mail catcher. They are Debian's programs, with \`docker/haproxy.cfg\`,
\`docker/galera/galera.cnf\` and the settings of \`docker/compose.scale.yml\`, each machine a network of its own whose cable can be
pulled. ${perSecond} requests come each second: pages, files, sessions and forms. A form that was not answered with 201 is sent
again under its key, as a browser does, until it is. All of it runs on one machine, so the times are those of a busy one.

Run on ${day}, on ${describeMachine()}, seed ${seed}. ${verdict}

${renderTable(results)}

| in the end | |
| --- | --- |
| forms that were said to be stored | ${acknowledged} |
| rows, the same on each node | ${rows} |
| lost | ${lost} |
| stored twice | ${duplicates} |
| mails that came | ${mails} |
| visitors without their mail | ${mailsMissing} |
| mails that came twice, under the same Message-ID | ${mailsTwice} |
| migrations, run by three at once | ${migrations}, each once |
| pages that a browser was shown meanwhile, and missed | ${seen}, ${missed.length} |

${HEADING}

${restartsOf(report, day, before)}

[Past one machine](scale.md) says what follows from it.
`;
};
