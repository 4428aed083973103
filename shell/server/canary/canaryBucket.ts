import { randomInt } from 'node:crypto';
import { CANARY_DAYS } from '@skal/contracts/site/serviceCommitments';

/** Keeps a visitor on the same side of a canary. */
const CANARY_COOKIE = 'skal_canary';

/** So many buckets: a share of visitors can be had to a hundredth of a per cent. */
const BUCKETS = 10_000;
const KEPT_SECONDS = CANARY_DAYS * 24 * 60 * 60;

const NAMED = new RegExp(`(?:^|;)\\s*${CANARY_COOKIE}=(\\d{1,4})\\s*(?:;|$)`);

/** The bucket that a visitor was given; null for who has none, or one that was not given by us. */
export function parseBucket(cookies: string | undefined): number | null {
  const [, bucket] = NAMED.exec(cookies ?? '') ?? [];
  return bucket === undefined ? null : Number(bucket);
}

/** A bucket for a new visitor, each as likely as any other. */
export const newBucket = (): number => randomInt(BUCKETS);

/** Whether a visitor of a bucket is on a canary of so many per cent: raising them moves nobody back. */
export const isOnCanary = (bucket: number, percent: number): boolean => bucket < (percent * BUCKETS) / 100;

/** The cookie of a bucket. No script needs it. */
export const bucketCookie = (bucket: number, secure: boolean): string =>
  `${CANARY_COOKIE}=${bucket}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
