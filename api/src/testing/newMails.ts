import { enqueueMails, type NewMail } from '../modules/outbox/enqueueMails.ts';
import type { TestApi } from './index.ts';

/** So many mails, each to an address of its own: `to-0@example.dk` is the first. */
export const newMails = (count: number): NewMail[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'test', recipient: `to-${index}@example.dk`, subject: `No. ${index}`, body: 'Hello\n' },
  }));

/** Puts so many mails into the outbox that nobody tries any more, refused for good unless it says otherwise. */
export async function enqueueDeadLetters(
  api: Pick<TestApi, 'internals'>,
  count: number,
  lastError: string | null = 'Can’t send mail - all recipients were rejected: 550 no such user',
): Promise<void> {
  const mails = newMails(count).map((mail) => ({ ...mail, kind: 'held' }));
  await api.internals.dependencies.db.tx(async (manager) => {
    await enqueueMails(manager, mails, Date.now());
    // Before a worker can see one.
    await manager.query(
      "UPDATE outbox SET due_at = NULL, attempts = 1, last_error = ?, kind = 'notice' WHERE kind = 'held'",
      [lastError],
    );
  });
}
