import { heldMail } from '@skal/contracts/heldMail';
import type { Parts } from '../../parts.ts';
import { notFound } from '../../server/refusal.ts';
import { type Route, route } from '../../server/route.ts';
import { bouncesOf } from './bounces.ts';
import { presentHeldMail } from './heldMail.present.ts';
import { findHeldMails, settleMails } from './heldMails.ts';

/** Mails that nobody tries any more, for an operator to try again, or for an owner to drop. */
export function heldMailRoutes({ db, mailsWaiting }: Parts): Route[] {
  return [
    route(heldMail.list, {
      async run({ query }) {
        const mails = await findHeldMails(db, query);
        const addresses = mails.map(({ recipient }) => recipient);
        const bounces = await bouncesOf(db, addresses);
        return mails.map((mail) => presentHeldMail(mail, bounces));
      },
    }),

    route(heldMail.retry, {
      async run(call) {
        const [mail] = await settleMails(db, [call.params.id], 'retry', call);
        if (!mail) throw notFound('mail');
        mailsWaiting();
        return { id: mail.id };
      },
    }),

    route(heldMail.drop, {
      async run(call) {
        const [mail] = await settleMails(db, [call.params.id], 'drop', call);
        if (!mail) throw notFound('mail');
      },
    }),
  ];
}
