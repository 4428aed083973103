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
/** Maximum number of attempts when the server rejects a mail for a reason that may be ours: 14.5 hours. */
export const MOST_REFUSALS = 12;
/** Mails to an address that somebody else may have entered; nobody gets more of a kind than this in a day. */
const LIMITED = new Set(['confirmation', 'invitation']);
const LIMITED_A_DAY = 10;
/** Why a mail of those is not sent. */
export const TOO_MANY = 'Not sent: this address has had enough mails of this kind today';
/** Mails with a link that opens an account: what they say is not kept once they are on their way. */
export const SECRET_KINDS: ReadonlySet<string> = new Set(['link', 'access']);
const DAY_MS = 24 * 3600_000;

const isPast = (column: string) => `${column} <= ${SERVER_NOW}`;

/** The outbox as one worker uses it. */
export class Outbox {
  readonly #db: Database;
  readonly #settings: Pick<ApiSettings['mail'], 'firstRetryMs' | 'leaseMs'>;
  readonly #owner = randomUUID();

  constructor(db: Database, settings: Pick<ApiSettings['mail'], 'firstRetryMs' | 'leaseMs'>) {
    this.#db = db;
    this.#settings = settings;
  }

  /**
   * Lists mails that are due: first those that have not failed yet, of these first the ones with a link that somebody waits
   * for. Several workers see the same mails; a worker takes a mail before it sends it. A mail that was not tried yet is due
   * in any case: a later time says only that the clock of another machine is ahead.
   */
  due(limit: number): Promise<Mail[]> {
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

  /**
   * Takes one mail for as long as the lease: only one of several workers that see it due gets it. A worker that dies
   * with it gives it back when the lease is over.
   */
  async lease(mail: Mail): Promise<boolean> {
    const due = Number(mail.dueAt);
    const isTaken = mail.leasedBy !== null && this.#db.kind === 'mysql';
    // When a lease of another machine is over is for neither's clock to say.
    const asSeen = { id: mail.id, dueAt: isTaken ? And(Equal(due), Raw(isPast)) : due, sentAt: IsNull() };
    const { leaseMs } = this.#settings;
    const dueAt = this.#db.kind === 'mysql' ? () => `${SERVER_NOW} + ${Math.round(leaseMs)}` : Date.now() + leaseMs;
    const lease = { leasedBy: this.#owner, dueAt, attempts: mail.attempts + 1 };
    const { affected } = await this.#db.tx((manager) => manager.update(MailEntity, asSeen, lease));
    return affected === 1;
  }

  /** Whether this is one mail of its kind too many for its address: so many were asked for before it within a day. */
  async isOverDailyLimit(mail: Mail): Promise<boolean> {
    if (!LIMITED.has(mail.kind)) return false;
    const { recipient, kind, id: before } = mail;
    const since = Number(mail.createdAt) - DAY_MS;
    return (await countMails(this.#db, { recipient, kind, since, before }, LIMITED_A_DAY)) >= LIMITED_A_DAY;
  }

  /** Notes that a mail is on its way; that is so whoever has it by now. */
  async markSent({ id, kind, recipient }: Pick<Mail, 'id' | 'kind' | 'recipient'>): Promise<void> {
    const emptied = SECRET_KINDS.has(kind) && { body: '', content: null };
    const done = { sentAt: Date.now(), dueAt: null, leasedBy: null, lastError: null, ...emptied };
    await this.#db.tx(async (manager) => {
      await manager.update(MailEntity, { id }, done);
      await clearBounce(manager, recipient);
    });
  }

  /** Notes a failed attempt. The mail is tried again after a delay that doubles, or given up after the last attempt. */
  async retryLater(mail: Mail, reason: string, mostAttempts = MAX_ATTEMPTS): Promise<void> {
    if (mail.attempts + 1 >= mostAttempts) return this.giveUp(mail, reason);
    const wait = Math.min(LONGEST_MS, this.#settings.firstRetryMs * 2 ** mail.attempts);
    await this.#giveBack(mail, { lastError: reason, dueAt: Date.now() + wait });
  }

  /** Notes that a mail is not tried again: it moves to the failed mails. */
  async giveUp(mail: Mail, reason: string): Promise<void> {
    await this.#giveBack(mail, { lastError: reason, dueAt: null });
  }

  /** Notes that the address of a mail takes none, with what was said of it. */
  markBounced({ recipient }: Pick<Mail, 'recipient'>, said: string): Promise<void> {
    return recordBounce(this.#db, recipient, said);
  }

  /** Gives back a mail that could not be tried; the attempt does not count against it. */
  async postpone(mail: Mail, reason: string, wait: number): Promise<void> {
    await this.#giveBack(mail, { lastError: reason, dueAt: Date.now() + wait, attempts: mail.attempts });
  }

  async #giveBack(mail: Mail, note: Partial<Mail> & { lastError: string }): Promise<void> {
    const mine = { id: mail.id, leasedBy: this.#owner };
    const given = { ...note, leasedBy: null, lastError: note.lastError.slice(0, 255) };
    await this.#db.tx((manager) => manager.update(MailEntity, mine, given));
  }
}
