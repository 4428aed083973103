/** Which steps somebody asks for, and what they run. */
import type { Commands, Step } from './step.ts';
import { STEPS } from './steps.ts';

/**
 * The steps that these words ask for, in order, with what they stand on; for no word all but the long ones. `api` means every
 * step whose name begins with `api-`.
 * @throws Error for a word that names none
 */
export const chooseSteps = (words: readonly string[], steps: readonly Step[] = STEPS): Step[] => {
  if (words.length === 0) return steps.filter(({ long }) => !long);
  const chosen = new Set<string>();
  const add = (step: Step): void => {
    for (const need of step.needs ?? []) for (const other of steps) if (other.name === need) add(other);
    chosen.add(step.name);
  };
  for (const word of words) {
    const matches = steps.filter(({ name }) => name === word || name.startsWith(`${word}-`));
    if (matches.length === 0) {
      throw new Error(`There is no step '${word}'. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
    }
    for (const step of matches) add(step);
  }
  return steps.filter(({ name }) => chosen.has(name));
};

/** The steps that hold what they find against what is kept, told to keep what they find now, with what they stand on. */
export const stepsToRenew = (): Step[] => {
  const names = STEPS.filter(({ renew }) => renew).map(({ name }) => name);
  return chooseSteps(names).map((step) => ({ ...step, env: { ...step.env, ...step.renew } }));
};

/**
 * The commands of a step for a package, or for the whole project where it has no packages.
 * @param report the file in which a run of tests says how many there were
 */
export const commandsOf = ({ commands, jest, workers }: Step, folder: string, report: string): Commands => {
  // What is held against a snapshot that nobody has committed fails, and writes none: else whatever is new would pass.
  const flags = jest ? ['--ci', '--json', `--outputFile=${report}`, `--maxWorkers=${workers ?? 1}`] : [];
  return (typeof commands === 'function' ? commands(folder) : commands).map((command) => [...command, ...flags]);
};

/** @throws Error for a name that no step has */
export const stepNamed = (name: string): Step => {
  const step = STEPS.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step '${name}'. Steps: ${STEPS.map((one) => one.name).join(', ')}.`);
  return step;
};
