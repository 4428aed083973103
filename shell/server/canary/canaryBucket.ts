import { randomInt } from 'node:crypto';
import { CANARY_DAYS } from '@skal/contracts/site/serviceCommitments';

const CANARY_COOKIE = 'skal_canary';

/** The resolution is a hundredth of a per cent. */
const BUCKETS = 10_000;
const MAX_AGE_SECONDS = CANARY_DAYS * 24 * 60 * 60;

const NAMED = new RegExp(`(?:^|;)\\s*${CANARY_COOKIE}=(\\d{1,4})\\s*(?:;|$)`);

/** Reads the visitor's bucket from the cookies; null if it is missing or invalid. */
export function parseBucket(cookies: string | undefined): number | null {
  const [, bucket] = NAMED.exec(cookies ?? '') ?? [];
  return bucket === undefined ? null : Number(bucket);
}

/** Draws a random bucket, uniformly distributed. */
export const newBucket = (): number => randomInt(BUCKETS);

/** Whether a bucket is part of a canary. Raising the percentage never moves a visitor back to the baseline. */
export const isOnCanary = (bucket: number, percent: number): boolean => bucket < (percent * BUCKETS) / 100;

/** The Set-Cookie header of a bucket. HttpOnly: no script reads it. */
export const bucketCookie = (bucket: number, secure: boolean): string =>
  `${CANARY_COOKIE}=${bucket}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
