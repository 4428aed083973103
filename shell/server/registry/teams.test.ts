import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempDir } from '../testing/releases.ts';
import { openTeamStore } from './teams.ts';

describe('teams', () => {
  it('release one bundle with a secret token until it is revoked', async () => {
    const dataDir = makeTempDir();
    const teams = openTeamStore({ dataDir });
    const [portal, events] = [await teams.add('blue', 'mfe-portal'), await teams.add('blue', 'mfe-events')];
    const admin = await teams.add('red', 'mfe-admin', 'red@skal.example');
    expect(await teams.find(portal)).toMatchObject({ name: 'blue', bundle: 'mfe-portal' });
    expect(await teams.find(events)).toMatchObject({ name: 'blue', bundle: 'mfe-events' });

    const file = join(dataDir, 'teams.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const token of [portal, events, admin]) {
      expect(token).toMatch(/^skal_[\w-]{43}$/);
      expect(readFileSync(file, 'utf8')).not.toContain(token.slice(5));
    }

    expect(await teams.revoke('blue')).toEqual(['mfe-portal', 'mfe-events']);
    expect(await Promise.all([portal, events].map(teams.find))).toEqual([null, null]);
    expect(await openTeamStore({ dataDir }).find(admin)).toMatchObject({ name: 'red' });
    const green = await teams.add('green', 'mfe-admin');
    expect((await teams.list()).map(({ name, bundle, mail }) => [name, bundle, mail])).toEqual([
      ['red', 'mfe-admin', 'red@skal.example'],
      ['green', 'mfe-admin', null],
    ]);
    // The format before teams had addresses.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"mail": .*,/g, ''));
    expect(await teams.find(green)).toMatchObject({ name: 'green', mail: null });
  });

  it('are rejected with a reason', async () => {
    const teams = openTeamStore({ dataDir: makeTempDir() });
    await teams.add('blue', 'mfe-portal');
    await expect(teams.add('blue', 'mfe-portal')).rejects.toThrow('blue has a token for mfe-portal already');
    await expect(teams.add('the blue one', 'mfe-portal')).rejects.toThrow("not 'the blue one'");
    for (const name of ['portal', 'mfe-', 'mfe-../shell', 'MFE-portal']) {
      await expect(teams.add('blue', name)).rejects.toThrow(`A bundle is called shell or mfe-<name>: not '${name}'`);
    }
    await expect(teams.add('red', 'mfe-admin', 'red@')).rejects.toThrow("'red@' is not an email address");
    await expect(teams.revoke('red')).rejects.toThrow('There is no team red');
    expect(await Promise.all(['', 'skal_', 'tokenHash'].map(teams.find))).toEqual([null, null, null]);
  });
});
