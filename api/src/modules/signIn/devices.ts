import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_DAYS } from '@skal/contracts/site/serviceCommitments';
import type { ApiContext } from '../../server/http/context.ts';
import type { Account } from '../account/findAccount.ts';
import { readCookie, setCookie } from '../session/cookies.ts';

/** The cookie by which a browser is known again. It signs nobody in, and signing out leaves it. */
const NAME = 'skal.device';

/** Long enough for somebody who comes back every few weeks. */
const KEPT_MS = DEVICE_DAYS * 24 * 3600_000;

/** Accounts that are known at one browser; the one signed in to longest ago makes room. */
const ACCOUNTS = 4;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/** What the cookie says of one account: by which name the device is counted, since when, and for whom it holds. */
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

/** Made from the stored password, so that a new password ends it, wherever it is kept. */
const markOf = (device: string, since: number, { id, passwordHash }: Owner): string =>
  hash('sha256', [device, since, id, passwordHash].join('.'), 'base64url');

const isMark = (mark: string, expected: string): boolean =>
  mark.length === expected.length && timingSafeEqual(Buffer.from(mark), Buffer.from(expected));

const isOf =
  (account: Owner) =>
  ({ device, since, mark }: Entry): boolean =>
    isMark(mark, markOf(device, since, account));

const readEntries = (ctx: ApiContext): Entry[] =>
  readCookie(ctx, NAME)
    .split('~')
    .slice(0, ACCOUNTS)
    .filter(Boolean)
    .map(readEntry)
    .filter(({ since }) => since + KEPT_MS > Date.now());

/**
 * The device that sent a request, by the name its wrong guesses are counted by; undefined where nobody has signed in
 * to this account from it, or not since the password was changed.
 */
export const knownDevice = (ctx: ApiContext, account: Owner): string | undefined =>
  readEntries(ctx).find(isOf(account))?.device;

/** Lets the device be known again after a right password. */
export function rememberDevice(ctx: ApiContext, account: Owner): void {
  const entries = readEntries(ctx);
  const isOwn = isOf(account);
  const device = entries.find(isOwn)?.device ?? randomBytes(16).toString('base64url');
  const since = Date.now();
  const entry = { device, since, mark: markOf(device, since, account) };
  const all = [entry, ...entries.filter((other) => !isOwn(other))].slice(0, ACCOUNTS);
  setCookie(ctx, NAME, all.map(writeEntry).join('~'), KEPT_MS);
}
