import { type Preview, type ProgressFn, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import type { SnapshotRemote } from '@skal/shell/src/federation/snapshot.ts';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { loadMocks } from './mocks.ts';
import { openPageChecker } from './pageChecker.ts';
import { readPreviewSnapshot } from './previewTarget.ts';

/** Opens the pages of one remote. Pages of one kind of visitor share a tab. */
async function openPages(browser: Browser, trial: Preview, { name, routes }: SnapshotRemote, say: ProgressFn) {
  const handlers = await loadMocks(name);
  if (!handlers) {
    say(`${name} is not in this working copy, and nobody answers its calls: its pages are left out`);
    return [];
  }
  const kinds = Map.groupBy(routes, ({ access }) => access);
  const found = await Promise.all(
    [...kinds.values()].map(async (its) => {
      const visitor = await openPageChecker(browser, trial, handlers);
      const wrong: string[] = [];
      for (const { path } of its) wrong.push(...(await visitor.check(path)).map((reason) => `${path} ${reason}`));
      await visitor.close();
      return wrong;
    }),
  );
  return found.flat();
}

/**
 * Opens pages in a browser with versions that are not live: the pages of the changed remotes, or of all remotes with a new shell.
 * @throws ReleaseError listing each page with its faults
 */
export async function runBrowserGate(trial: Preview, say: ProgressFn): Promise<void> {
  const { remotes } = await readPreviewSnapshot(trial);
  const tried = remotes.filter(({ name }) => 'shell' in trial.versions || name in trial.versions);
  const browser = await launchBrowser();
  try {
    const wrong: string[] = [];
    for (const remote of tried) wrong.push(...(await openPages(browser, trial, remote, say)));
    if (wrong.length > 0) throw new ReleaseError(['refused', ...wrong].join('\n'));
  } finally {
    await browser.close();
  }
}
