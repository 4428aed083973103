/**
 * `npm run test:mutation -- contracts`: changes the code in one place after the other, in a copy, and sees whether the
 * tests notice. A word is a part or a file of one; without any, all of them. `--write` puts the figures into
 * docs/mutation.md, `--workers 1` leaves the machine to others.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ENOUGH, PARTS } from './mutation/parts.ts';
import { countOutcomes, describeMutant, isSurvivor, writeOutcome } from './mutation/report.ts';
import { runMutations } from './mutation/run.ts';
import { makeCopy } from './testing/copy.ts';
import { bundles } from './webpack/bundles.ts';

const { values, positionals: words } = parseArgs({
  options: { write: { type: 'boolean' }, workers: { type: 'string' } },
  allowPositionals: true,
});
const unknown = words.find((word) => !PARTS.some(({ name, files }) => name === word || Object.hasOwn(files, word)));
if (unknown !== undefined) {
  console.error(`There is no part and no file '${unknown}'. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const workers = Number(values.workers ?? Math.max(availableParallelism() - 1, 1));
const chosen = PARTS.flatMap(({ name, config, files }) =>
  Object.entries(files)
    .filter(([file]) => words.length === 0 || words.includes(name) || words.includes(file))
    .map(([file, tests]) => ({ file, tests, config })),
);

const copy = makeCopy(bundles.filter(({ kind }) => kind === 'remote').map(({ name }) => name));
// Whoever interrupts it leaves no copy behind either.
process.on('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

let isEnough = true;
for (const { file, tests, config } of chosen) {
  const mutants = await runMutations({ dir: copy.dir, file, config, tests, workers });
  const outcome = countOutcomes(mutants);
  for (const mutant of mutants) {
    if (isSurvivor(mutant) || mutant.status === 'Timeout') console.log(describeMutant(mutant, copy.dir));
  }
  const { noticed, tried, score } = outcome;
  console.log(`${file}: ${noticed} of ${tried} changes were noticed, ${score} %; ${ENOUGH} % are asked for.`);
  if (values.write) writeOutcome(file, outcome);
  isEnough &&= score >= ENOUGH;
}
process.exit(isEnough ? 0 : 1);
