import type { ApiModule } from '../module.ts';
import { Outbox1795824000000 } from './20261128-outbox.migration.ts';
import { oldBounces } from './bounces.ts';
import { emptySecrets } from './forgetMails.ts';
import { heldMailRoutes } from './heldMail.routes.ts';
import { MailEntity } from './Mail.entity.ts';
import { sentMails, unsentMails } from './oldMails.ts';
import { forgetLetters } from './transport.ts';
import { UndeliverableEntity } from './Undeliverable.entity.ts';

/** Somebody may have an address anew after a year in which nobody wrote to it in vain. */
const BOUNCE_KEEP_MS = 365 * 24 * 3600_000;

export default {
  routes: heldMailRoutes,
  entities: [MailEntity, UndeliverableEntity],
  migrations: [Outbox1795824000000],
  retention: ({ mail, inquiryKeepMs }, now) => ({
    sentMails: () => sentMails(now - mail.keepMs),
    // What a mail says of an inquiry is not kept for longer than the inquiry.
    bounces: () => oldBounces(now - BOUNCE_KEEP_MS),
    unsentMails: () => unsentMails(now - Math.min(mail.unsentKeepMs, inquiryKeepMs)),
  }),
  jobs: ({ db, settings: { dataDir, mail } }, now) => ({
    letters: () => forgetLetters(dataDir, now - mail.keepMs),
    emptied: () => emptySecrets(db),
  }),
} satisfies ApiModule;
