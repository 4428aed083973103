import { passwordLink, type RedeemPasswordLinkBody } from '@skal/contracts/account/passwordLink';
import { clientPasswordLink } from '@skal/contracts/client/clientPasswordLink';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, textFor } from '../../language/text.ts';
import { invalidFields, notFound } from '../../server/errors/HttpError.ts';
import type { HtmlForm } from '../../server/htmlForm.ts';
import type { Peer } from '../../server/http/peer.ts';
import { type Route, route } from '../../server/http/route.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import { normalizeEmail } from '../account/findAccount.ts';
import { formatFullName } from '../account/name.ts';
import { findWeakness } from '../account/password.policy.ts';
import { setPassword } from '../account/replacePassword.ts';
import { hashToken, linkGoneError, redeemTokenLink } from '../account/tokenLink.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { acceptInvitation } from '../staff/acceptInvitation.ts';
import { findInvitation } from '../staff/invitation.query.ts';
import { requireValidInvitation } from '../staff/invitation.ts';
import { LinkRequestEntity } from './LinkRequest.entity.ts';
import { findOwnerByClient, getAuditClient } from './linkOwner.query.ts';
import { PasswordLinkEntity } from './PasswordLink.entity.ts';
import { passwordChangedMail } from './passwordLink.mails.ts';
import { processLinkRequests } from './processLinkRequests.ts';
import { findValidLinkOwner, readPasswordLink } from './readPasswordLink.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

/** Account whose password was set, with the hash that the device cookie is bound to. */
interface RedeemedLink {
  id: string;
  passwordHash: string;
}

/**
 * Sets the password of the account that a link was sent to, and revokes its sessions. The statement that redeems the
 * link checks that it is still valid.
 * @throws HttpError 410 for a link that was used or has expired, 400 for a password that is easy to guess
 */
async function redeemPasswordLink(
  {
    db,
    passwordHasher,
    settings,
    canSignIn,
    wakeMailWorker,
  }: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings' | 'canSignIn' | 'wakeMailWorker'>,
  { token, newPassword }: RedeemPasswordLinkBody,
  peer: Pick<Peer, 'ip'>,
): Promise<RedeemedLink> {
  const owner = await findValidLinkOwner({ db, canSignIn }, token);
  const { accountId: id, email, businessName, tokenHash } = owner;
  const weakness = findWeakness(newPassword, [settings.site.brand, businessName ?? '', email, formatFullName(owner)]);
  if (weakness) throw invalidFields({ newPassword: weakness });
  // Hashed before the transaction, which must not wait for it.
  const passwordHash = await passwordHasher.hash(newPassword);

  await db.tx(async (manager) => {
    // Locks the account first, as everywhere: a concurrent sign-in then finds the password changed.
    await setPassword(manager, id, passwordHash);
    const now = Date.now();
    if (!(await redeemTokenLink(manager, PasswordLinkEntity, { id, tokenHash }, now))) throw linkGoneError('used');
    await revokeGrants(manager, 'passwordReset', id);
    await enqueueMails(manager, [passwordChangedMail(owner, settings)], now);
    const account = { accountId: id, email, firstName: owner.firstName, lastName: owner.lastName };
    await recordAuditEvent(manager, { account, peer }, { action: 'link.used', client: getAuditClient(owner) });
  });
  wakeMailWorker();
  return { id, passwordHash };
}

/**
 * Stores a request for a link. The account is looked up later, so neither the response nor its duration reveals whether
 * it exists.
 */
export async function requestPasswordLink(
  { db }: Pick<Dependencies, 'db'>,
  email: string,
  from: string,
): Promise<void> {
  const request = { id: newId(), email: normalizeEmail(email), from, createdAt: Date.now() };
  await db.tx((manager) => insertRows(manager, LinkRequestEntity, [request]));
}

const ASKED = sentence(
  /*i18n*/ 'If there is an account with this address, a link is on its way. It expires after {hours} hours.',
  { hours: PASSWORD_LINK_HOURS },
);
const REDEEMED = /*i18n*/ 'Your password has been saved. You can now sign in.';

/** The form of `/forgot-password` without JavaScript. */
const plainLink: HtmlForm = {
  page: /*i18n*/ '/forgot-password',
  submit: /*i18n*/ 'Send Link',
  successTitle: /*i18n*/ 'Check Your Inbox',
  errorTitle: /*i18n*/ 'The Link Was Not Sent',
  fields: [{ name: 'email', label: /*i18n*/ 'Email', kind: 'email', required: true, autocomplete: 'username' }],
};

/** Routes of password links: requested by anyone, sent by operators or as invitations to staff, redeemed once. */
export function passwordLinkRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(passwordLink.request, {
      limit: { by: 'forms', countsStatus: (status) => status === passwordLink.request.status },
      htmlForm: () => plainLink,
      async run({ body, peer, locale }) {
        await requestPasswordLink(deps, body.email, peer.ip);
        // After the response. A periodic job processes what is left if the process ends.
        setImmediate(() => {
          processLinkRequests(deps).catch((error) =>
            log.error(getErrorLogFields(error), 'requests for links not processed'),
          );
        });
        return { message: textFor(locale, ASKED) };
      },
    }),

    route(passwordLink.read, {
      async run({ body }) {
        const invitation = await findInvitation(db, hashToken(body.token));
        if (!invitation) return readPasswordLink(deps, body.token);
        requireValidInvitation(deps, invitation);
        return { email: invitation.email };
      },
    }),

    route(passwordLink.redeem, {
      async run({ body, ctx, peer, requestId, locale }) {
        const invitation = await findInvitation(db, hashToken(body.token));
        const account = invitation
          ? await acceptInvitation(deps, invitation, body.newPassword, ctx)
          : await redeemPasswordLink(deps, body, peer);
        // Failed attempts by others in the meantime must not lock the owner out.
        rememberDevice(ctx, account);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'password set by link');
        return { message: textFor(locale, REDEEMED) };
      },
    }),

    route(clientPasswordLink.send, {
      async run(call) {
        const owner = await findOwnerByClient(db, call.params.id);
        if (!owner) throw notFound('client');
        const sent = await sendPasswordLink(deps, owner, call);
        log.info({ requestId: call.requestId, account: call.account.accountId, for: owner.accountId }, 'link sent');
        return sent;
      },
    }),
  ];
}
