/** `npm run prune`: the versions of a site that nobody needs any more. */
import { runCommand, WrongUse } from '@skal/api';
import { withReleases } from '@skal/shell/server';
import { releasePlaceOf } from './releases.ts';
import { staleLines } from './staleReleases.ts';

const HELP = `npm run prune                 says which versions nobody needs any more, and what they weigh
npm run prune -- --yes        removes them

Kept are those that are live, tried, or were before, and what was left less than 30 days ago; a site removes the others once a
day by itself. It is the same as npm run release -- prune. SKAL_DATA_DIR, SKAL_STORAGE and so on are those of the site.
`;

await runCommand({
  help: HELP,
  options: { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ positionals: [word], values }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    if (values.yes && values['dry-run']) throw new WrongUse('Say --dry-run, or --yes.');
    const remove = values.yes === true;
    const stale = await withReleases(releasePlaceOf(process.env), (releases) => releases.prune(remove));
    return `${staleLines(stale, remove).join('\n')}\n`;
  },
});
