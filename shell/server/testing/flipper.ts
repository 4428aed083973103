/**
 * A publisher in a process of its own: points one bundle of a data folder back and forth between two versions, and says
 * each flip when it is done. Arguments: the folder, the bundle, how often.
 */
import { openRegistry } from '../registry.ts';

const [dataDir = '', bundle = '', times = ''] = process.argv.slice(2);
const registry = openRegistry(dataDir);

process.on('message', () => {
  for (let flip = 1; flip <= Number(times); flip++) {
    registry.point({ [bundle]: flip % 2 ? '2' : '1' });
    process.send?.(flip);
  }
  process.disconnect();
});
process.send?.('ready');
