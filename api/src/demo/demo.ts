import type { Dependencies } from '../dependencies.ts';
import { findAccount, normalEmail } from '../modules/account/findAccount.ts';
import { StartupError } from '../StartupError.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { seedDemo } from './seed.ts';

const ADDRESSES = new Set(demoAccounts.map(({ email }) => email));

/** The demo as one start has it. */
export interface DemoGuard {
  /** Whether somebody with this address may sign in at all: on a site that may be public, a demo account is nobody's. */
  canSignIn(email: string): boolean;
}

/**
 * Demo accounts have passwords that everybody knows. So anything that tells of a public site keeps them out: where
 * NODE_ENV was forgotten, the keys or the address were not.
 */
export const isPublicSite = ({ production, sessionKeys, site }: ApiSettings): boolean =>
  production || sessionKeys.length > 0 || new URL(site.origin).protocol === 'https:';

/** Reads from the settings, as they were given, who is kept out. */
export function createDemoGuard(given: ApiSettings): DemoGuard {
  const keepsOut = isPublicSite(given);
  return { canSignIn: (email) => !keepsOut || !ADDRESSES.has(normalEmail(email)) };
}

/** The demo accounts that this database holds. */
async function findDemo({ db }: Pick<Dependencies, 'db'>): Promise<DemoAccount[]> {
  const found = await Promise.all(demoAccounts.map(({ email }) => findAccount(db, email)));
  return demoAccounts.filter((_, index) => found[index]);
}

/**
 * Makes the demo accounts, in a database only that this start has made: another one may be somebody's own. Answers
 * with those that somebody can sign in with here.
 * @throws StartupError in production, when the database holds one
 */
export async function ensureDemoAccounts(
  deps: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings' | 'log'>,
  given: ApiSettings,
): Promise<readonly DemoAccount[]> {
  const keepsOut = isPublicSite(given);
  if (deps.db.isNew && !keepsOut) await seedDemo(deps);
  const found = await findDemo(deps);
  const [first] = found;
  if (!first || !keepsOut) return found;
  if (given.production) {
    throw new StartupError(
      `The database holds the demo account ${first.email}, whose password is public. Please start production on a database of its own.`,
    );
  }
  deps.log.warn({}, 'the demo accounts of this database are kept out: beside SESSION_KEYS or an https SITE_ORIGIN');
  return [];
}
