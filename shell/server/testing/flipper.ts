/**
 * A publisher in a process of its own: points one bundle back and forth between two versions, and says each flip when it
 * is done. Arguments: where its releases are, the bundle, how often.
 */
import { openReleases, type ReleasePlace } from '../releases.ts';

const [place = '', bundle = '', times = ''] = process.argv.slice(2);
const releases = openReleases(JSON.parse(place) as ReleasePlace);

process.on('message', async () => {
  for (let flip = 1; flip <= Number(times); flip++) {
    await releases.point({ [bundle]: flip % 2 ? '2' : '1' });
    process.send?.(flip);
  }
  releases.close();
  process.disconnect();
});
process.send?.('ready');
