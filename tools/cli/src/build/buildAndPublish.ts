import { type ReleasesConfig, withReleaseService } from '@skal/shell/server';
import type { Mode } from '../webpack/base.ts';
import { buildAll } from './index.ts';

interface Options {
  /** Whether a bundle keeps the live version of its registry. A running product sets it: a rollback must survive a restart. */
  keepsLive: boolean;
  /** Limits the site to these bundles; all bundles by default. */
  only?: readonly string[] | undefined;
}

/** Builds changed bundles and activates them together. */
export async function publishChanged(
  target: ReleasesConfig,
  mode: Mode,
  log: (line: string) => void,
  { keepsLive, only }: Options,
): Promise<void> {
  const all = await buildAll(mode, log, only);
  await withReleaseService(target, async (releases) => {
    const live = await releases.status();
    const selected = all.filter(({ release: { name } }) => !keepsLive || !Object.hasOwn(live, name));
    await releases.publish(selected.map(({ dir }) => dir));
  });
}
