/**
 * `npm run test:mutation -- contracts`: changes the code in one place after the other, in a copy, and sees whether the
 * tests notice. Without a name all parts, one after the other: an hour. `--write` puts the figures into docs/mutation.md.
 */
import { availableParallelism } from 'node:os';
import { ENOUGH, PARTS } from './mutation/parts.ts';
import { countOutcomes, describeSurvivor, writeOutcome } from './mutation/report.ts';
import { runPart } from './mutation/run.ts';
import { makeCopy } from './testing/copy.ts';
import { bundles } from './webpack/bundles.ts';

const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--write');
const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}'. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const copy = makeCopy(bundles.filter(({ kind }) => kind === 'remote').map(({ name }) => name));
// Whoever interrupts it leaves no copy behind either.
process.on('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

let isEnough = true;
for (const part of PARTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n${part.name}: ${part.about}`);
  const mutants = await runPart(part, copy.dir, Math.max(availableParallelism() - 1, 1));
  const outcome = countOutcomes(mutants);
  for (const mutant of mutants) if (mutant.status === 'Survived') console.log(describeSurvivor(mutant, copy.dir));
  const { killed, counted, score } = outcome;
  console.log(`${part.name}: ${killed} of ${counted} changes were noticed, ${score} %; ${ENOUGH} % are asked for.`);
  if (words.includes('--write')) writeOutcome(part, outcome);
  isEnough &&= score >= ENOUGH;
}
process.exit(isEnough ? 0 : 1);
