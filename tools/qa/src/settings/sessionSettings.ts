import { DEFAULT_SETTINGS, type QaSettings } from './qaSettings.ts';

const KEY = 'skal-qa';

/** What this tab was asked for last: a page that is opened without a wish in its address goes on with it. */
export function loadSettings(storage: Storage): QaSettings {
  try {
    return { ...DEFAULT_SETTINGS, ...(JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<QaSettings>) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export const saveSettings = (storage: Storage, wish: QaSettings): void => storage.setItem(KEY, JSON.stringify(wish));

const GOING_ON = 'skal-qa-going-on';

/** Keeps how far a state is, while its page is loaded anew on the way. */
export const saveProgress = (storage: Storage, state: string, done: number): void =>
  storage.setItem(GOING_ON, JSON.stringify({ state, done }));

/** How many acts of a state were done before its page was loaded anew on the way; asked once. */
export function consumeProgress(storage: Storage, state: string | null): number {
  const kept = JSON.parse(storage.getItem(GOING_ON) ?? '{}') as { state?: string; done?: number };
  storage.removeItem(GOING_ON);
  return state !== null && kept.state === state ? (kept.done ?? 0) : 0;
}
