import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openTeams } from './teams.ts';
import { makeFolder } from './testing/releases.ts';

describe('teams', () => {
  it('release one bundle with a token that is known to nobody else, until it is taken away', () => {
    const dataDir = makeFolder();
    const teams = openTeams(dataDir);
    const [portal, events] = [teams.add('blue', 'mfe-portal'), teams.add('blue', 'mfe-events')];
    const admin = teams.add('red', 'mfe-admin');
    expect(teams.find(portal)).toMatchObject({ name: 'blue', bundle: 'mfe-portal' });
    expect(teams.find(events)).toMatchObject({ name: 'blue', bundle: 'mfe-events' });

    const file = join(dataDir, 'teams.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const token of [portal, events, admin]) {
      expect(token).toMatch(/^skal_[\w-]{43}$/);
      expect(readFileSync(file, 'utf8')).not.toContain(token.slice(5));
    }

    expect(teams.revoke('blue')).toEqual(['mfe-portal', 'mfe-events']);
    expect([portal, events].map(teams.find)).toEqual([null, null]);
    expect(openTeams(dataDir).find(admin)).toMatchObject({ name: 'red' });
    expect(teams.list().map(({ name, bundle }) => [name, bundle])).toEqual([['red', 'mfe-admin']]);
  });

  it('are refused by name', () => {
    const teams = openTeams(makeFolder());
    teams.add('blue', 'mfe-portal');
    expect(() => teams.add('blue', 'mfe-portal')).toThrow('blue has a token for mfe-portal already');
    expect(() => teams.add('the blue one', 'mfe-portal')).toThrow("not 'the blue one'");
    for (const name of ['portal', 'mfe-', 'mfe-../shell', 'MFE-portal']) {
      expect(() => teams.add('blue', name)).toThrow(`A bundle is called shell or mfe-<name>: not '${name}'`);
    }
    expect(() => teams.revoke('red')).toThrow('There is no team red');
    expect(['', 'skal_', 'tokenHash'].map(teams.find)).toEqual([null, null, null]);
  });
});
