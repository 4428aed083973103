/** The run itself, inside namespaces that end with it: see ../chaos.ts. */
import { writeResult } from '@skal/tooling/src/resultsPage.ts';
import type { ChaosOptions } from '../chaos.ts';
import { openBrowserVisitor } from './browserVisitor.ts';
import { runConcurrentJobs } from './concurrentJobs.ts';
import { startLoadGenerator } from './loadGenerator.ts';
import { createPlan } from './plan.ts';
import { CLUSTER_HEADING, RESTARTS_HEADING, renderReport, renderRestarts, renderTable } from './report.ts';
import { type ExperimentResult, runExperiment } from './runExperiment.ts';
import { startCluster } from './startCluster.ts';
import { verifyConsistency } from './verifyConsistency.ts';

const PER_SECOND = 200;

const [folder, given = '{}'] = process.argv.slice(2);
if (!folder) throw new Error('Run `skal test chaos`, which starts this program in namespaces.');
const { rollingRestarts: restarts = 1, randomFaults = 0, seed = 1, only } = JSON.parse(given) as ChaosOptions;
const options = { restarts, randomFaults, seed };

const began = performance.now();
const say = (line: string) => console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${line}`);

const cluster = await startCluster(folder, say);
const visitor = await openBrowserVisitor();
const load = startLoadGenerator(PER_SECOND, cluster.loadTarget);
const results: ExperimentResult[] = [];
const experiments = createPlan(options).filter(({ name }) => !only || name.includes(only));
for (const experiment of experiments) {
  say(`${experiment.name} …`);
  const result = await runExperiment(experiment, cluster, load);
  results.push(result);
  say(`  forms ${result.gaps.write} ms, sessions ${result.gaps.session} ms; ${JSON.stringify(result.errors)}`);
  for (const line of result.violations) say(`  WRONG: ${line}`);
}
const thanks = await visitor.submitForm().catch(({ message }: Error) => `no thanks: ${message}`);
const { seen, missed } = visitor;
await visitor.close();
const jobs = await runConcurrentJobs(cluster);
await load.stop();
say('the load has ended; mails …');
const killed = experiments.filter(({ name }) => /^site-\d is killed/.test(name)).length;
const consistency = await verifyConsistency(cluster, load, killed);
const wrong = [
  ...results.flatMap(({ name, violations: lines }) => lines.map((line) => `${name}: ${line}`)),
  ...consistency.wrong,
  ...jobs,
  ...missed.map((line) => `a browser missed ${line}`),
  ...(thanks.startsWith('Thank you') ? [] : [`a browser could not send a form: ${thanks}`]),
];
console.log(`\n${renderTable(results)}\n\n${JSON.stringify(consistency)}\n`);
if (!only) {
  const report = { ...options, perSecond: PER_SECOND, results, consistency, seen, missed, wrong };
  const now = new Date();
  writeResult(CLUSTER_HEADING, renderReport(report, now));
  const rolling = renderRestarts(report, now);
  if (rolling) writeResult(RESTARTS_HEADING, rolling);
}
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
process.exit();
