import { DEFAULT_SETTINGS, type QaSettings } from './qaSettings.ts';

const KEY = 'skal-qa';

/** Loads the last settings of this tab, for a page whose URL contains none. */
export function loadSettings(storage: Storage): QaSettings {
  try {
    return { ...DEFAULT_SETTINGS, ...(JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<QaSettings>) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export const saveSettings = (storage: Storage, settings: QaSettings): void =>
  storage.setItem(KEY, JSON.stringify(settings));

const PROGRESS_KEY = 'skal-qa-going-on';

/** Saves the progress of a state while its page is reloaded. */
export const saveProgress = (storage: Storage, state: string, done: number): void =>
  storage.setItem(PROGRESS_KEY, JSON.stringify({ state, done }));

/** Returns and deletes the number of actions that were done before the reload. */
export function consumeProgress(storage: Storage, state: string | null): number {
  const stored = JSON.parse(storage.getItem(PROGRESS_KEY) ?? '{}') as { state?: string; done?: number };
  storage.removeItem(PROGRESS_KEY);
  return state !== null && stored.state === state ? (stored.done ?? 0) : 0;
}
