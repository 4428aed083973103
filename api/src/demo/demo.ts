import type { Dependencies } from '../dependencies.ts';
import { findAccount, normalizeEmail } from '../modules/account/findAccount.ts';
import { StartupError } from '../StartupError.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type DemoAccount, demoAccounts, demoStaff } from './accounts.ts';
import { seedDemo } from './seed.ts';

const ADDRESSES = new Set([...demoAccounts, ...demoStaff].map(({ email }) => email));

/** Demo access for one start. */
export interface DemoGuard {
  /** Whether an address may sign in: demo accounts may not on a site that may be public. */
  canSignIn(email: string): boolean;
}

/**
 * Whether the site may be public. Demo passwords are well known, so any sign of a public site disables them: if
 * NODE_ENV was forgotten, the keys or the origin are set.
 */
export const isPublicSite = ({ production, sessionKeys, site }: ApiSettings): boolean =>
  production || sessionKeys.length > 0 || new URL(site.origin).protocol === 'https:';

/** Creates the guard from the settings as configured. */
export function createDemoGuard(settings: ApiSettings): DemoGuard {
  const keepsOut = isPublicSite(settings);
  return { canSignIn: (email) => !keepsOut || !ADDRESSES.has(normalizeEmail(email)) };
}

/** Returns those of some demo accounts that this database has. */
async function findDemo<Demo extends { email: string }>(
  { db }: Pick<Dependencies, 'db'>,
  accounts: readonly Demo[],
): Promise<Demo[]> {
  const found = await Promise.all(accounts.map(({ email }) => findAccount(db, email)));
  return accounts.filter((_, index) => found[index]);
}

/**
 * Creates the demo accounts, but only in a database created by this start; an existing one may hold real data.
 * @returns the demo accounts that can sign in here
 * @throws StartupError in production, when the database has one
 */
export async function ensureDemoAccounts(
  deps: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings' | 'log'>,
  settings: ApiSettings,
): Promise<readonly DemoAccount[]> {
  const keepsOut = isPublicSite(settings);
  if (deps.db.isNew && !keepsOut) await seedDemo(deps);
  const found = await findDemo(deps, demoAccounts);
  const first = found[0] ?? (keepsOut ? (await findDemo(deps, demoStaff))[0] : undefined);
  if (!first || !keepsOut) return found;
  if (settings.production) {
    throw new StartupError(
      `The database has the demo account ${first.email}, whose password is public. Please use a separate database for production.`,
    );
  }
  deps.log.warn(
    {},
    'the demo accounts of this database cannot sign in, because SESSION_KEYS or an https SITE_ORIGIN is set',
  );
  return [];
}
