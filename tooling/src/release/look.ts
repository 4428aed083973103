import type { Trial } from './gate/trial.ts';
import type { Say } from './steps.ts';

/**
 * How a release is looked at: the pages of a trial are opened in a browser, which is fetched for that alone: who goes back
 * to a version is in a hurry.
 */
export const lookSaying =
  (say: Say) =>
  async (trial: Trial): Promise<void> => {
    const { passBrowser } = await import('./gate/browserGate.ts');
    await passBrowser(trial, say);
  };
