import { deadLetter } from '@skal/contracts/operations/deadLetter';
import type { Dependencies } from '../../../dependencies.ts';
import { conflict, notFound } from '../../../server/errors/HttpError.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { readPage } from '../../../server/nextPage.ts';
import { findBounces } from '../bounce/bounces.ts';
import { presentDeadLetter } from './deadLetter.present.ts';
import { findDeadLetters, resolveDeadLetters } from './deadLetters.ts';

const DEAD_LINK =
  /*i18n*/ "The link in this email has expired, so it cannot be sent again. Please send a new link from the account's page and delete this email.";

/** Routes of dead letters: operators retry them, owners delete them. */
export function deadLetterRoutes({ db, wakeMailWorker }: Dependencies): Route[] {
  return [
    route(deadLetter.list, {
      run: (call) =>
        readPage(call, call.query.limit, async (limit) => {
          const mails = await findDeadLetters(db, { ...call.query, limit });
          const addresses = mails.map(({ recipient }) => recipient);
          const bounces = await findBounces(db, addresses);
          return mails.map((mail) => presentDeadLetter(mail, bounces));
        }),
    }),

    route(deadLetter.retry, {
      async run(call) {
        const { resolved, expired } = await resolveDeadLetters(db, [call.params.id], 'retry', call);
        if (expired.length > 0) throw conflict(DEAD_LINK);
        const [mail] = resolved;
        if (!mail) throw notFound('mail');
        wakeMailWorker();
        return { id: mail.id };
      },
    }),

    route(deadLetter.drop, {
      async run(call) {
        const { resolved } = await resolveDeadLetters(db, [call.params.id], 'drop', call);
        if (resolved.length === 0) throw notFound('mail');
      },
    }),
  ];
}
