import { openTeamStore, withReleaseService } from '@skal/shell/server';
import { resolveReleaseStore } from './releases.ts';

type Teams = ReturnType<typeof openTeamStore>;

interface DryRunOption {
  dryRun?: boolean;
}

async function withTeams<Result>(run: (teams: Teams) => Promise<Result>, options: DryRunOption = {}): Promise<Result> {
  const teams = openTeamStore(resolveReleaseStore(process.env), options);
  try {
    return await run(teams);
  } finally {
    teams.close();
  }
}

/** Allows a team to release a bundle over HTTP. The last line has the token, which is stored only as a hash. */
export async function addTeam(
  team: string,
  bundle: string,
  { email, ...options }: DryRunOption & { email?: string },
): Promise<string> {
  const token = await withTeams((teams) => teams.add(team, bundle, email), options);
  const bundles = await withReleaseService(resolveReleaseStore(process.env), (releases) => releases.status());
  const warning = Object.hasOwn(bundles, bundle) ? '' : `No version of ${bundle} has been released here yet\n`;
  if (options.dryRun) return `${warning}Would let ${team} release ${bundle}, and print a token`;
  return `${warning}${team} may release ${bundle}. The token (SKAL_RELEASE_TOKEN), which cannot be shown again:\n${token}`;
}

/** Lists the teams and their bundles. */
export async function listTeams() {
  const data = await withTeams((teams) => teams.list());
  const lines = data.map(({ name, bundle, since, mail }) =>
    [name, bundle, `since ${since.slice(0, 10)}`, ...(mail ? [mail] : [])].join('  '),
  );
  return { text: lines.join('\n') || 'No team may release a bundle over HTTP', data };
}

/** Revokes all tokens of a team. */
export async function revokeTeam(team: string, options: DryRunOption): Promise<string> {
  const bundles = await withTeams((teams) => teams.revoke(team), options);
  return `${options.dryRun ? 'Would revoke the tokens of' : 'Revoked the tokens of'} ${team}: ${bundles.join(', ')}`;
}
