import type { Rate } from './settings.ts';
import { StartRefused } from './startRefused.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A list with commas between its members; blanks around a member do not count. */
export const listOf = (env: Env, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((member) => member.trim())
    .filter(Boolean);

/** A whole number above zero. */
export function numberOf(env: Env, name: string, standard: number): number {
  const text = env[name]?.trim();
  if (!text) return standard;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new StartRefused(`${name} must be a whole number above zero.`);
  return value;
}

/** One of a few words. */
export function wordOf<Word extends string>(env: Env, name: string, words: readonly Word[], standard: Word): Word {
  const text = env[name]?.trim();
  if (!text) return standard;
  const word = words.find((candidate) => candidate === text);
  if (!word) throw new StartRefused(`${name} must be one of ${words.join(', ')}.`);
  return word;
}

/** A rate written as `<how many>/<seconds>`. */
export function rateOf(env: Env, name: string, standard: string): Rate {
  const match = /^(\d{1,9})\/(\d{1,9})$/.exec(env[name]?.trim() || standard);
  const [points, seconds] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  if (points < 1 || seconds < 1)
    throw new StartRefused(`${name} must be written as <how many>/<seconds>, like 20/3600.`);
  return { points, seconds };
}
