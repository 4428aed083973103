import { type Preview, type ProgressFn, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import type { SnapshotRemote } from '@skal/shell/src/federation/snapshot.ts';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { loadMocks } from './mocks.ts';
import { openPageChecker } from './pageChecker.ts';
import { readPreviewSnapshot } from './previewTarget.ts';

/** Opens the pages of one remote. Pages of one kind of visitor share a tab. */
async function openPages(browser: Browser, preview: Preview, { name, routes }: SnapshotRemote, log: ProgressFn) {
  const handlers = await loadMocks(name);
  if (!handlers) {
    log(`${name} is not in this working copy, so its calls cannot be mocked; skipping its pages`);
    return [];
  }
  const kinds = Map.groupBy(routes, ({ access }) => access);
  const problems = await Promise.all(
    [...kinds.values()].map(async (remotePages) => {
      const visitor = await openPageChecker(browser, preview, handlers);
      const problems: string[] = [];
      for (const { path } of remotePages)
        problems.push(...(await visitor.check(path)).map((reason) => `${path} ${reason}`));
      await visitor.close();
      return problems;
    }),
  );
  return problems.flat();
}

/**
 * Opens pages in a browser with versions that are not live: the pages of the changed remotes, or of all remotes with a new shell.
 * @throws ReleaseError listing each page with its faults
 */
export async function runBrowserGate(preview: Preview, log: ProgressFn): Promise<void> {
  const { remotes } = await readPreviewSnapshot(preview);
  const changed = remotes.filter(({ name }) => 'shell' in preview.versions || name in preview.versions);
  const browser = await launchBrowser();
  try {
    const problems: string[] = [];
    for (const remote of changed) problems.push(...(await openPages(browser, preview, remote, log)));
    if (problems.length > 0) throw new ReleaseError(['rejected', ...problems].join('\n'));
  } finally {
    await browser.close();
  }
}
