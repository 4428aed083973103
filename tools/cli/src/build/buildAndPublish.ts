import { type ReleasesConfig, withReleaseService } from '@skal/shell/server';
import type { Mode } from '../webpack/base.ts';
import { buildAll } from './index.ts';

interface Options {
  /**
   * Whether a bundle keeps the version that its registry names. So it is where the product is served: a
   * version that somebody pointed it back to must survive a restart.
   */
  keepLive: boolean;
  /** The only bundles that the site is to have; all that there are unless said otherwise. */
  only?: readonly string[] | undefined;
}

/** Builds what changed and makes it live, all bundles together. */
export async function publishChanged(
  place: ReleasesConfig,
  mode: Mode,
  say: (line: string) => void,
  { keepLive, only }: Options,
): Promise<void> {
  const all = await buildAll(mode, say, only);
  await withReleaseService(place, async (releases) => {
    const live = await releases.status();
    const wanted = all.filter(({ release: { name } }) => !keepLive || !Object.hasOwn(live, name));
    await releases.publish(wanted.map(({ dir }) => dir));
  });
}
