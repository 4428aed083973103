import { sitePath } from '@skal/shell-kit/sitePath.ts';

/**
 * Where somebody was when their session ended: signing in again leads back there. It is kept by this tab alone, names
 * the account, and is read once: whoever signs in instead finds nothing.
 */
const KEY = 'skal-return';

interface Return {
  owner: string;
  path: string;
}

/** Keeps the address that is open for when this account signs in again. */
export function keepReturn(owner: string, path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, path } satisfies Return));
  } catch {
    // Nothing is kept here: signing in leads to the account's own page.
  }
}

function take(): Partial<Return> | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Takes the address that this account was at, if there is one of this site. */
export function takeReturn(owner: string): string | null {
  const kept = take();
  return kept?.owner === owner ? sitePath(kept.path) : null;
}
