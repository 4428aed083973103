import type { LinkAccountReply } from '@skal/contracts/account/passwordLink';
import type { Dependencies } from '../../dependencies.ts';
import { hashToken, linkGoneError, requireValidLink } from '../account/tokenLink.ts';
import { findOwnerByToken, type LinkOwner } from './linkOwner.query.ts';

type Deps = Pick<Dependencies, 'db' | 'canSignIn'>;

/**
 * Finds the owner of a link without redeeming it.
 * @throws HttpError 410 for a link that was used, has expired or was revoked
 */
export async function findValidLinkOwner(
  { db, canSignIn }: Deps,
  token: string,
): Promise<LinkOwner & { tokenHash: string }> {
  const tokenHash = hashToken(token);
  const owner = await findOwnerByToken(db, tokenHash);
  if (!owner || !canSignIn(owner.email) || owner.disabledAt !== null) throw linkGoneError('expired');
  requireValidLink(owner);
  return { ...owner, tokenHash };
}

/**
 * Returns the account of a link, so that a password manager stores the password under the right name.
 * @throws HttpError 410 as above
 */
export async function readPasswordLink(deps: Deps, token: string): Promise<LinkAccountReply> {
  const { email } = await findValidLinkOwner(deps, token);
  return { email };
}
