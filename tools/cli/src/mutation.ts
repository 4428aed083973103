import { availableParallelism } from 'node:os';
import { BuildFailure } from './build/failure.ts';
import { ENOUGH, PARTS } from './mutation/parts.ts';
import { countOutcomes, describeMutant, isSurvivor, writeOutcome } from './mutation/report.ts';
import { runMutations } from './mutation/run.ts';
import { makeCopy } from './testing/copy.ts';
import { bundles } from './webpack/bundles.ts';

/**
 * Runs mutation tests in a copy of the repository.
 * @param targets parts or files; all by default
 * @param options.workers processes at a time; one less than there are cores by default
 * @throws BuildFailure for an unknown target
 */
export async function mutate(
  targets: readonly string[],
  options: { workers?: number; updateDocs?: boolean },
): Promise<void> {
  const unknown = targets.find((word) => !PARTS.some(({ name, files }) => name === word || Object.hasOwn(files, word)));
  if (unknown !== undefined)
    throw new BuildFailure(
      `There is no part or file '${unknown}'. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`,
    );
  const workers = options.workers ?? Math.max(availableParallelism() - 1, 1);
  const chosen = PARTS.flatMap(({ name, config, files }) =>
    Object.entries(files)
      .filter(([file]) => targets.length === 0 || targets.includes(name) || targets.includes(file))
      .map(([file, tests]) => ({ file, tests, config })),
  );
  const copy = makeCopy(bundles.filter(({ kind }) => kind === 'remote').map(({ name }) => name));
  // Also when it is interrupted.
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
    console.log(`${file}: ${noticed} of ${tried} mutants killed, ${score} %; the target is ${ENOUGH} %.`);
    if (options.updateDocs) writeOutcome(file, outcome);
    isEnough &&= score >= ENOUGH;
  }
  process.exit(isEnough ? 0 : 1);
}
