import { NOTHING_SPECIAL, type Wish } from './wish.ts';

const KEY = 'skal-qa';

/** What this tab was asked for last: a page that is opened without a wish in its address goes on with it. */
export function readKept(storage: Storage): Wish {
  try {
    return { ...NOTHING_SPECIAL, ...(JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Wish>) };
  } catch {
    return NOTHING_SPECIAL;
  }
}

export const keep = (storage: Storage, wish: Wish): void => storage.setItem(KEY, JSON.stringify(wish));
