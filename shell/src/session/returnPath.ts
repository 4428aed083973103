import { keep, takeKept } from '@skal/shell-kit/browserState.ts';
import { sameOriginPath } from '@skal/shell-kit/sameOriginPath.ts';

/**
 * The address that a session gate has refused: signing in leads there, by whichever way. It is kept by this tab alone and
 * read once. It names the account whose session ended, or the kind of account that the page is for where no session was
 * there: an account of another kind finds nothing.
 */
const KEY = 'skal-return';

interface Return {
  owner: string;
  path: string;
}

/** Stands for every account that may open a page: who followed a link from a mail is not known yet. */
export const anyOf = (access: 'client' | 'admin'): string => `any ${access}`;

/** Keeps the address that is open for when this account, or one of this kind, signs in. */
export function saveReturnPath(owner: string, path: string): void {
  // Where nothing is kept, signing in leads to the account's own page.
  keep('sessionStorage', KEY, JSON.stringify({ owner, path } satisfies Return));
}

function take(): Partial<Return> | null {
  try {
    return JSON.parse(takeKept('sessionStorage', KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Takes the address that was kept for one of these owners, if it is one of this site. */
export function consumeReturnPath(...owners: readonly string[]): string | null {
  const kept = take();
  return kept?.owner !== undefined && owners.includes(kept.owner) ? sameOriginPath(kept.path) : null;
}
