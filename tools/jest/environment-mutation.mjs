import { createRequire } from 'node:module';

const { default: Environment } = createRequire(import.meta.url)(process.env.MUTATION_ENVIRONMENT);

/** No test has such a name. */
const NONE = /(?!)/;

/** The last change that a test has noticed, by its number. */
let noticed;

/**
 * The environment that tests have otherwise, in a mutation run: one test that fails has noticed the change, and those
 * behind it, of this file and of the next ones, are left out. Most of them would look in vain for as long as a test may.
 */
export default class MutationEnvironment extends Environment {
  /** Whether the change that is tried was noticed; while none is tried, nothing is left out. */
  get isNoticed() {
    const change = process.env.__STRYKER_ACTIVE_MUTANT__;
    return change !== undefined && noticed === change;
  }

  handleTestEvent({ name, test }, state) {
    if (name === 'test_done' && test.errors.length > 0) noticed = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (this.isNoticed) state.testNamePattern = NONE;
  }
}
