import type { ApiModule } from '../module.ts';
import { Outbox1795996800000 } from './20261130-outbox.migration.ts';
import { BouncedAddressEntity } from './bounce/BouncedAddress.entity.ts';
import { bounceRetention } from './bounce/bounces.ts';
import { deadLetterRoutes } from './deadLetter/deadLetter.routes.ts';
import { redactSentLinks } from './deleteMails.ts';
import { purgeMailFiles } from './delivery/transport.ts';
import { MailEntity } from './Mail.entity.ts';
import { sentMailRetention, unsentMailRetention } from './mailRetention.ts';

/** After a year without a bounce an address may be in use again. */
const BOUNCE_KEEP_MS = 365 * 24 * 3600_000;

export default {
  routes: deadLetterRoutes,
  entities: [MailEntity, BouncedAddressEntity],
  migrations: [Outbox1795996800000],
  retention: ({ mail, inquiryRetentionMs }, now) => ({
    sentMails: () => sentMailRetention(now - mail.sentRetentionMs),
    // An email about an inquiry is kept no longer than the inquiry.
    bounces: () => bounceRetention(now - BOUNCE_KEEP_MS),
    unsentMails: () => unsentMailRetention(now - Math.min(mail.unsentRetentionMs, inquiryRetentionMs)),
  }),
  jobs: ({ db, settings: { dataDir, mail } }, now) => ({
    letters: () => purgeMailFiles(dataDir, now - mail.sentRetentionMs),
    emptied: () => redactSentLinks(db),
  }),
} satisfies ApiModule;
