/** What an image does once before it serves: the bundles that were built with it become releases of a site. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runCommand, WrongUse } from '@skal/api';
import { RegistryRefusal, readRelease, withReleases } from '@skal/shell/server';
import { releasePlaceOf } from './releases.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const HELP = `node product/src/publish.ts           makes the bundles of this image live where nothing is live yet
node product/src/publish.ts --live    makes all of them live together, whatever is live

--dry-run says what would be made live, and changes nothing. --from names another folder than built/.
What is live stays so without --live: a version that somebody went back to survives a new image. A running site notices
by itself. SKAL_DATA_DIR, SKAL_STORAGE and so on are those of the site.
`;

/** The version of the image, which the history of a release names. */
const { version: IMAGE } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8')) as { version: string };

await runCommand({
  help: HELP,
  options: { live: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, from: { type: 'string' } },
  sentences: [RegistryRefusal],
  async run({ positionals: [word], values }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    const from = resolve(ROOT, values.from ?? 'built');
    const built = globSync('*/release.json', { cwd: from })
      .sort()
      .map((file) => join(from, dirname(file)))
      .map((folder) => ({ folder, ...readRelease(folder) }));
    if (built.length === 0) throw new WrongUse(`No bundle has been built into ${from}.`);
    return withReleases(releasePlaceOf(process.env), async (releases) => {
      const there = new Map(Object.entries(await releases.bundles()).map(([name, { live }]) => [name, live]));
      const wanted = built.filter(
        ({ name, version }) => !there.has(name) || (values.live && there.get(name) !== version),
      );
      if (wanted.length === 0) return 'There is nothing to make live.\n';
      if (!values['dry-run']) {
        // Where somebody was faster since, nothing is changed.
        const expects = Object.fromEntries(wanted.map(({ name }) => [name, there.get(name) ?? null]));
        const folders = wanted.map(({ folder }) => folder);
        await releases.publish(folders, { by: 'image', note: `came with ${IMAGE}`, expects });
      }
      const says = values['dry-run'] ? 'would be made live' : 'is live';
      return wanted.map(({ name, version }) => `${name} ${version} ${says}\n`).join('');
    });
  },
});
