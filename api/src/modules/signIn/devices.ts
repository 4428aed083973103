import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_DAYS } from '@skal/contracts/site/serviceCommitments';
import type { ApiContext } from '../../server/http/context.ts';
import type { Account } from '../account/findAccount.ts';
import { readCookie, setCookie } from '../session/cookies.ts';

/** Cookie that identifies a known device. It signs no one in, and signing out keeps it. */
const NAME = 'skal.device';

/** Long enough for a visitor who returns every few weeks. */
const LIFETIME_MS = DEVICE_DAYS * 24 * 3600_000;

/** Maximum number of accounts per device; the one signed in to longest ago is dropped. */
const ACCOUNTS = 4;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/** Entry of one account in the cookie: device name for the limiter, start time, and signature. */
interface Entry {
  device: string;
  since: number;
  mark: string;
}

const readEntry = (text: string): Entry => {
  const [device = '', since = '', mark = ''] = text.split('.');
  return { device, since: Number.parseInt(since, 36), mark };
};

const writeEntry = ({ device, since, mark }: Entry): string => `${device}.${since.toString(36)}.${mark}`;

/** Derived from the stored password hash, so a new password revokes it everywhere. */
const computeMark = (device: string, since: number, { id, passwordHash }: Owner): string =>
  hash('sha256', [device, since, id, passwordHash].join('.'), 'base64url');

const equals = (mark: string, expected: string): boolean =>
  mark.length === expected.length && timingSafeEqual(Buffer.from(mark), Buffer.from(expected));

const createOwnerFilter =
  (account: Owner) =>
  ({ device, since, mark }: Entry): boolean =>
    equals(mark, computeMark(device, since, account));

const readEntries = (ctx: ApiContext): Entry[] =>
  readCookie(ctx, NAME)
    .split('~')
    .slice(0, ACCOUNTS)
    .filter(Boolean)
    .map(readEntry)
    .filter(({ since }) => since + LIFETIME_MS > Date.now());

/**
 * Finds the device that sent a request; undefined if it has not signed in to this account since the last change of the
 * password.
 */
export const findKnownDevice = (ctx: ApiContext, account: Owner): string | undefined =>
  readEntries(ctx).find(createOwnerFilter(account))?.device;

/** Marks the device as known after a right password. */
export function rememberDevice(ctx: ApiContext, account: Owner): void {
  const entries = readEntries(ctx);
  const isOwn = createOwnerFilter(account);
  const device = entries.find(isOwn)?.device ?? randomBytes(16).toString('base64url');
  const since = Date.now();
  const entry = { device, since, mark: computeMark(device, since, account) };
  const all = [entry, ...entries.filter((other) => !isOwn(other))].slice(0, ACCOUNTS);
  setCookie(ctx, NAME, all.map(writeEntry).join('~'), LIFETIME_MS);
}
