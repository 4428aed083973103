import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCopy } from '@skal/tooling/src/testing/copy.ts';
import { markdown } from './table.ts';

/** The remote with the most code. */
const NAME = 'mfe-admin';

/**
 * How long `npm run release` takes for one remote, its own start included and the browser left out, in a copy in which
 * nothing was ever built.
 * @param dataDir a folder of its own
 */
export async function benchBuilds(dataDir: string): Promise<string> {
  const copy = makeCopy([NAME]);
  try {
    const rows: string[][] = [];
    const timed = async (what: string) => {
      console.log(`Releasing ${NAME}, ${what} …`);
      const start = performance.now();
      await copy.run(['release', NAME, '--without-browser'], { SKAL_DATA_DIR: dataDir });
      rows.push([what, ((performance.now() - start) / 1000).toFixed(1)]);
    };
    await timed('cold');
    appendFileSync(join(copy.dir, NAME, 'src/manifest.ts'), '\n// Another version.\n');
    await timed('after a change');
    await timed('with nothing changed');
    return markdown([`release of ${NAME}`, 's'], rows);
  } finally {
    copy.remove();
  }
}
