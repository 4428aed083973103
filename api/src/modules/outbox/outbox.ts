import { randomUUID } from 'node:crypto';
import { SERVER_NOW } from '@skal/storage/mysql';
import { And, Equal, IsNull, LessThanOrEqual, MoreThan, Raw } from 'typeorm';
import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { clearBounce, recordBounce } from './bounce/bounces.ts';
import { countMails } from './countMails.ts';
import { type Mail, MailEntity } from './Mail.entity.ts';

/** Maximum of the delay, which doubles with each attempt. */
const LONGEST_MS = 6 * 3600_000;
/** Maximum number of attempts. With the default first delay of 30 seconds the last one is 50.5 hours after the first. */
export const MAX_ATTEMPTS = 18;
/** Maximum number of attempts if the server rejects an email for a reason that may be ours: 14.5 hours. */
export const MAX_REJECTIONS = 12;
/** Kinds sent to addresses that a third party may have entered, with a daily limit per address. */
const LIMITED = new Set(['confirmation', 'invitation']);
const LIMITED_A_DAY = 10;
/** Error of an email over that limit. */
export const DAILY_LIMIT_REACHED = 'Not sent: the daily limit for mails of this kind to this address was reached';
/** Kinds with an account link: their content is removed once they are sent. */
export const SECRET_KINDS: ReadonlySet<string> = new Set(['link', 'access', 'invitation']);
const DAY_MS = 24 * 3600_000;

const isPast = (column: string) => `${column} <= ${SERVER_NOW}`;

/** The outbox as used by one worker. */
export class Outbox {
  readonly #db: Database;
  readonly #settings: Pick<ApiSettings['mail'], 'firstRetryMs' | 'leaseMs'>;
  readonly #owner = randomUUID();

  constructor(db: Database, settings: Pick<ApiSettings['mail'], 'firstRetryMs' | 'leaseMs'>) {
    this.#db = db;
    this.#settings = settings;
  }

  /**
   * Lists due emails: first those that have not failed, and of these first those with an account link that a user waits
   * for. Workers see the same emails; each leases an email before sending it. An untried email is always due: a later
   * time only means that another machine's clock is ahead.
   */
  findDue(limit: number): Promise<Mail[]> {
    const now = Date.now();
    const untried = { dueAt: MoreThan(now), attempts: 0, leasedBy: IsNull(), lastError: IsNull() };
    return this.#db.read((manager) =>
      manager
        .createQueryBuilder(MailEntity, 'mail')
        .where([{ dueAt: LessThanOrEqual(now) }, untried])
        .orderBy('CASE WHEN mail.lastError IS NULL THEN 0 ELSE 1 END')
        .addOrderBy('CASE WHEN mail.kind IN (:...secret) THEN 0 ELSE 1 END')
        .setParameter('secret', [...SECRET_KINDS])
        .addOrderBy('mail.dueAt')
        .addOrderBy('mail.id')
        .limit(limit)
        .getMany(),
    );
  }

  /** Leases one email: of several workers only one succeeds. The lease of a dead worker expires. */
  async lease(mail: Mail): Promise<boolean> {
    const due = Number(mail.dueAt);
    const isTaken = mail.leasedBy !== null && this.#db.kind === 'mysql';
    // Neither machine's clock decides when another machine's lease ends.
    const unchanged = { id: mail.id, dueAt: isTaken ? And(Equal(due), Raw(isPast)) : due, sentAt: IsNull() };
    const { leaseMs } = this.#settings;
    const dueAt = this.#db.kind === 'mysql' ? () => `${SERVER_NOW} + ${Math.round(leaseMs)}` : Date.now() + leaseMs;
    const lease = { leasedBy: this.#owner, dueAt, attempts: mail.attempts + 1 };
    const { affected } = await this.#db.tx((manager) => manager.update(MailEntity, unchanged, lease));
    return affected === 1;
  }

  /** Whether an email exceeds the daily limit of its kind and address, counting those stored before it. */
  async isOverDailyLimit(mail: Mail): Promise<boolean> {
    if (!LIMITED.has(mail.kind)) return false;
    const { recipient, kind, id: before } = mail;
    const since = Number(mail.createdAt) - DAY_MS;
    return (await countMails(this.#db, { recipient, kind, since, before }, LIMITED_A_DAY)) >= LIMITED_A_DAY;
  }

  /** Records an email as sent, even if another worker holds its lease by now. */
  async markSent({ id, kind, recipient }: Pick<Mail, 'id' | 'kind' | 'recipient'>): Promise<void> {
    const emptied = SECRET_KINDS.has(kind) && { body: '', content: null };
    const done = { sentAt: Date.now(), dueAt: null, leasedBy: null, lastError: null, ...emptied };
    await this.#db.tx(async (manager) => {
      await manager.update(MailEntity, { id }, done);
      await clearBounce(manager, recipient);
    });
  }

  /** Records a failed attempt. The email is retried with exponential backoff, or given up after the last attempt. */
  async retryLater(mail: Mail, reason: string, mostAttempts = MAX_ATTEMPTS): Promise<void> {
    if (mail.attempts + 1 >= mostAttempts) return this.giveUp(mail, reason);
    const wait = Math.min(LONGEST_MS, this.#settings.firstRetryMs * 2 ** mail.attempts);
    await this.#giveBack(mail, { lastError: reason, dueAt: Date.now() + wait });
  }

  /** Gives up an email: it becomes a dead letter. */
  async giveUp(mail: Mail, reason: string): Promise<void> {
    await this.#giveBack(mail, { lastError: reason, dueAt: null });
  }

  /** Records that an email's address bounces, with the server's reply. */
  markBounced({ recipient }: Pick<Mail, 'recipient'>, reply: string): Promise<void> {
    return recordBounce(this.#db, recipient, reply);
  }

  /** Returns an email that could not be tried; the attempt does not count. */
  async postpone(mail: Mail, reason: string, wait: number): Promise<void> {
    await this.#giveBack(mail, { lastError: reason, dueAt: Date.now() + wait, attempts: mail.attempts });
  }

  async #giveBack(mail: Mail, note: Partial<Mail> & { lastError: string }): Promise<void> {
    const ownLease = { id: mail.id, leasedBy: this.#owner };
    const values = { ...note, leasedBy: null, lastError: note.lastError.slice(0, 255) };
    await this.#db.tx((manager) => manager.update(MailEntity, ownLease, values));
  }
}
