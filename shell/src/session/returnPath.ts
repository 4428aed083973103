import { setStored, takeStored } from '@skal/shell-kit/browserState.ts';
import { sameOriginPath } from '@skal/shell-kit/sameOriginPath.ts';

/**
 * Key of the address that the auth guard rejected, which any sign-in returns to. It is stored in this tab only and read
 * once. It is bound to the account whose session ended, or without a session to the kind of account of the page:
 * another kind does not get it.
 */
const KEY = 'skal-return';

interface Return {
  owner: string;
  path: string;
}

/** Owner of an address for any account of a kind, such as the target of an email link. */
export const anyAccountWith = (access: 'client' | 'admin'): string => `any ${access}`;

/** Stores the current address for the next sign-in of this account or kind. */
export function saveReturnPath(owner: string, path: string): void {
  // Without storage, signing in leads to the account's home page.
  setStored('sessionStorage', KEY, JSON.stringify({ owner, path } satisfies Return));
}

function take(): Partial<Return> | null {
  try {
    return JSON.parse(takeStored('sessionStorage', KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads and removes the address of one of these owners, if it is on this site. */
export function consumeReturnPath(...owners: readonly string[]): string | null {
  const stored = take();
  return stored?.owner !== undefined && owners.includes(stored.owner) ? sameOriginPath(stored.path) : null;
}
