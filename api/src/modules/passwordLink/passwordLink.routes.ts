import { type LinkRedeemedReply, type LinkRequestedReply, passwordLink } from '@skal/contracts/account/passwordLink';
import { clientPasswordLink } from '@skal/contracts/client/clientPasswordLink';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { errorLogFields } from '../../server/observability/log.ts';
import type { PlainForm } from '../../server/plainForm.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { ownerByClient } from './linkOwner.query.ts';
import { processLinkRequests } from './processLinkRequests.ts';
import { readPasswordLink } from './readPasswordLink.ts';
import { redeemPasswordLink } from './redeemPasswordLink.ts';
import { requestPasswordLink } from './requestPasswordLink.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

const ASKED: LinkRequestedReply = {
  message: `If there is an account with this address, a link is on its way. It expires after ${PASSWORD_LINK_HOURS} hours.`,
};
const REDEEMED: LinkRedeemedReply = { message: 'Your password has been saved. You can now sign in.' };

/** The form of `/forgot-password` without JavaScript. */
const plainLink: PlainForm = {
  page: '/forgot-password',
  submit: 'Send Link',
  successTitle: 'Check Your Inbox',
  errorTitle: 'The Link Was Not Sent',
  fields: [{ name: 'email', label: 'Email', kind: 'email', required: true, autocomplete: 'username' }],
};

/** Routes of password links: requested by anyone, sent by operators, redeemed once. */
export function passwordLinkRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(passwordLink.request, {
      limit: { by: 'forms', counts: (status) => status === passwordLink.request.status },
      plain: () => plainLink,
      async run({ body, peer }) {
        await requestPasswordLink(deps, body.email, peer.ip);
        // After the response. A periodic job processes what is left if the process ends.
        setImmediate(() => {
          processLinkRequests(deps).catch((error) =>
            log.error(errorLogFields(error), 'requests for links not processed'),
          );
        });
        return ASKED;
      },
    }),

    route(passwordLink.read, { run: ({ body }) => readPasswordLink(deps, body.token) }),

    route(passwordLink.redeem, {
      async run({ body, ctx, peer, requestId }) {
        const account = await redeemPasswordLink(deps, body, peer);
        // Failed attempts by others in the meantime must not lock the owner out.
        rememberDevice(ctx, account);
        log.info({ requestId, ip: peer.ip, account: account.id }, 'password set by link');
        return REDEEMED;
      },
    }),

    route(clientPasswordLink.send, {
      async run(call) {
        const owner = await ownerByClient(db, call.params.id);
        if (!owner) throw notFound('client');
        const sent = await sendPasswordLink(deps, owner, call);
        log.info({ requestId: call.requestId, account: call.account.accountId, for: owner.accountId }, 'link sent');
        return sent;
      },
    }),
  ];
}
