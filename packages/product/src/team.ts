import { openTeams, withReleaseService } from '@skal/shell/server';
import { releasePlaceOf } from './releases.ts';

type Teams = ReturnType<typeof openTeams>;

async function onTeams<Result>(run: (teams: Teams) => Promise<Result>): Promise<Result> {
  const teams = openTeams(releasePlaceOf(process.env));
  try {
    return await run(teams);
  } finally {
    teams.close();
  }
}

/** Lets a team release a bundle over HTTP. The token is on the last line, and is stored as a hash only. */
export async function addTeam(team: string, bundle: string, { email }: { email?: string }): Promise<string> {
  const token = await onTeams((teams) => teams.add(team, bundle, email));
  const bundles = await withReleaseService(releasePlaceOf(process.env), (releases) => releases.status());
  const warning = Object.hasOwn(bundles, bundle) ? '' : `No version of ${bundle} has been released here yet\n`;
  return `${warning}${team} may release ${bundle}. The token (SKAL_RELEASE_TOKEN), which cannot be shown again:\n${token}`;
}

/** Lists which team may release which bundle. */
export async function listTeams() {
  const data = await onTeams((teams) => teams.list());
  const lines = data.map(({ name, bundle, since, mail }) =>
    [name, bundle, `since ${since.slice(0, 10)}`, ...(mail ? [mail] : [])].join('  '),
  );
  return { text: lines.join('\n') || 'No team may release a bundle over HTTP', data };
}

/** Revokes all tokens of a team. */
export async function revokeTeam(team: string): Promise<string> {
  const bundles = await onTeams((teams) => teams.revoke(team));
  return `The tokens of ${team} are revoked: ${bundles.join(', ')}`;
}
