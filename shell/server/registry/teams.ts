import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { emailAddress } from '@skal/contracts/fields/text';
import { isBundleName } from '../releases/release.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { openTextStore } from '../shared/textStore.ts';
import { RegistryError } from './registryError.ts';

/** A team that may release one bundle remotely. For two bundles it has two tokens. */
export interface Team {
  name: string;
  bundle: string;
  since: string;
  /** Address for messages about its canary; null for none. */
  mail: string | null;
}

/** The file does not allow releases: it has hashes only. A random token needs no slow hash. */
type Stored = Omit<Team, 'mail'> & Partial<Pick<Team, 'mail'>> & { tokenHash: string };

export interface TeamStore {
  list(): Promise<Team[]>;
  /**
   * Lets a team release a bundle, and returns its token, which is not stored.
   * @throws RegistryError for an invalid name or address, or if the team has a token for the bundle
   */
  add(name: string, bundle: string, mail?: string | null): Promise<string>;
  /**
   * Revokes all tokens of a team; returns its bundles.
   * @throws RegistryError if there is no such team
   */
  revoke(name: string): Promise<string[]>;
  /** Finds the team of a token; null if there is none. */
  find(token: string): Promise<Team | null>;
  close(): void;
}

/** Only the user of the service reads the file. */
const OWNER_ONLY = 0o600;

const TEAM_NAME = /^[\w.-]{1,40}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const teamOf = ({ name, bundle, since, mail = null }: Stored): Team => ({ name, bundle, since, mail });

const address = emailAddress('It is not an email address');

/** The bearer token of a request; null if there is none. */
export function bearerTokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Opens the teams of a site.
 * @param options.dryRun checks changes without storing them
 */
export function openTeamStore(config: ReleasesConfig, { dryRun = false } = {}): TeamStore {
  const store = openTextStore(config, { file: 'teams.json', mode: OWNER_ONLY });
  const teamsIn = (text: string | null) => (text === null ? [] : (JSON.parse(text) as Stored[]));

  const change = async <Result>(work: (teams: Stored[]) => { teams: Stored[]; result: Result }): Promise<Result> => {
    if (dryRun) return work(teamsIn(await store.read())).result;
    return store.update((text) => {
      const { teams, result } = work(teamsIn(text));
      return { body: `${JSON.stringify(teams, null, 2)}\n`, result };
    });
  };

  return {
    list: async () => teamsIn(await store.read()).map(teamOf),

    add: (name, bundle, mail = null) =>
      change((teams) => {
        if (!TEAM_NAME.test(name))
          throw new RegistryError(`A team name has letters, digits, '.', '-' or '_': not '${name}'`);
        if (!isBundleName(bundle)) throw new RegistryError(`A bundle is called shell or mfe-<name>: not '${bundle}'`);
        if (mail !== null && !address.isValidSync(mail)) throw new RegistryError(`'${mail}' is not an email address`);
        if (teams.some((each) => each.name === name && each.bundle === bundle)) {
          throw new RegistryError(`${name} has a token for ${bundle} already. A new one: revoke it, and add it again`);
        }
        const token = `skal_${randomBytes(32).toString('base64url')}`;
        const added = { name, bundle, since: new Date().toISOString(), mail, tokenHash: hashOf(token) };
        return { teams: [...teams, added], result: token };
      }),

    revoke: (name) =>
      change((teams) => {
        const revoked = teams.filter((each) => each.name === name);
        if (revoked.length === 0) throw new RegistryError(`There is no team ${name}`);
        return { teams: teams.filter((each) => each.name !== name), result: revoked.map(({ bundle }) => bundle) };
      }),

    async find(token) {
      const tokenHash = hashOf(token);
      const found = teamsIn(await store.read()).find((each) => each.tokenHash === tokenHash);
      return found ? teamOf(found) : null;
    },
    close: store.close,
  };
}
