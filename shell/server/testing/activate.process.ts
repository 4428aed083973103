/**
 * A publisher in a process of its own: activates two versions of a bundle in turn, and reports each activation when it
 * is done. Arguments: the configuration of its releases, the bundle, how often.
 */
import { openReleaseService } from '../releases/releaseService.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';

const [place = '', bundle = '', times = ''] = process.argv.slice(2);
const releases = openReleaseService(JSON.parse(place) as ReleasesConfig);

process.on('message', async () => {
  for (let count = 1; count <= Number(times); count++) {
    await releases.activate({ [bundle]: count % 2 ? '2' : '1' });
    process.send?.(count);
  }
  releases.close();
  process.disconnect();
});
process.send?.('ready');
