import { parseArgs } from 'node:util';
import { releasePlaceOf } from '@skal/product/releases.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { openTeams, type ReleasePlace, type Teams, withReleases } from '@skal/shell/server';

// Says which team may release which bundle from afar: see `npm run team`.
const HELP = `npm run team -- add <team> <bundle> [--mail <address>]
npm run team -- list
npm run team -- revoke <team>

  add      lets a team release one bundle from afar; its token is printed once, alone on the last line
  --mail   is written to when a canary of the bundle ends by itself
  list     says who may release what
  revoke   takes away all tokens of a team, at once

SKAL_DATA_DIR says which site is meant, as for npm start; so do DATABASE_URL and SKAL_STORAGE, where several
front doors share one.`;

/** Something about the command itself is not right. */
class WrongUse extends Error {}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { mail: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new WrongUse(HELP);
  }
}

async function run(args: readonly string[], teams: Teams, place: ReleasePlace): Promise<string[]> {
  const { values, positionals } = read(args);
  const [command, team, bundle, ...rest] = positionals;
  if (command === 'add' && team && bundle && rest.length === 0) {
    const token = await teams.add(team, bundle, values.mail);
    const known = Object.hasOwn(await withReleases(place, (releases) => releases.bundles()), bundle);
    return [
      ...(known ? [] : [`No version of ${bundle} has been released here yet`]),
      `${team} may release ${bundle}. The token, which nobody can show again (SKAL_RELEASE_TOKEN):`,
      token,
    ];
  }
  if (values.mail !== undefined) throw new WrongUse(HELP);
  if (command === 'list' && !team) {
    const all = await teams.list();
    if (all.length === 0) return ['No team may release anything from afar'];
    return all.map(({ name, bundle: its, since, mail }) =>
      [name, its, `since ${since.slice(0, 10)}`, ...(mail ? [mail] : [])].join('  '),
    );
  }
  if (command === 'revoke' && team && !bundle) {
    const bundles = await teams.revoke(team);
    return [`${team} can release nothing any more; it could ${bundles.join(', ')}`];
  }
  throw new WrongUse(HELP);
}

await orSayWhy(async () => {
  const place = releasePlaceOf(process.env);
  const teams = openTeams(place);
  try {
    console.log((await run(process.argv.slice(2), teams, place)).join('\n'));
  } finally {
    teams.close();
  }
}, [WrongUse]);
