import type { NewMail } from '../modules/outbox/enqueueMails.ts';

/** So many mails, each to an address of its own: `to-0@example.dk` is the first. */
export const newMails = (count: number): NewMail[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'test', recipient: `to-${index}@example.dk`, subject: `No. ${index}`, body: 'Hello\n' },
  }));
