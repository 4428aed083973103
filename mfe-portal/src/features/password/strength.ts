import { strengthLevels } from '../../content/account/password.ts';

/** Points per criterion (N13). Only the length is enforced, and not here. */
const merits: readonly { points: number; has: (password: string) => boolean }[] = [
  { points: 25, has: (password) => [...password].length >= 8 },
  { points: 25, has: (password) => /\p{Ll}/u.test(password) },
  { points: 25, has: (password) => /\p{Lu}/u.test(password) },
  { points: 12.5, has: (password) => /\p{Nd}/u.test(password) },
  { points: 12.5, has: (password) => /[^\p{L}\p{N}]/u.test(password) },
];

/** Returns the score of a password, from 0 to 100 (N13). */
export const passwordStrength = (password: string): number =>
  Math.min(
    100,
    merits.reduce((sum, { points, has }) => (has(password) ? sum + points : sum), 0),
  );

/** Returns the label of a score. */
export const strengthLabel = (score: number): string =>
  strengthLevels.findLast(({ from }) => score >= from)?.words ?? '';
