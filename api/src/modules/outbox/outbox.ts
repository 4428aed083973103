import { randomUUID } from 'node:crypto';
import { In, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Mail, MailEntity } from './Mail.entity.ts';

/** Doubles with each attempt, up to six hours. */
const LONGEST_MS = 6 * 3600_000;
/** With the doubling this is about three days. */
const MOST_ATTEMPTS = 18;
/** Mails to an address that somebody else may have entered; nobody gets more of a kind than this in a day. */
const LIMITED = new Set(['confirmation', 'invitation']);
const LIMITED_A_DAY = 10;
const DAY_MS = 24 * 3600_000;

/** The outbox as the worker uses it. */
export class Outbox {
  readonly #db: Database;
  readonly #firstRetryMs: number;

  constructor(db: Database, firstRetryMs: number) {
    this.#db = db;
    this.#firstRetryMs = firstRetryMs;
  }

  /**
   * Takes up to so many mails that are due. Taking puts off the next attempt, so that a second worker passes them
   * by, and a worker that dies on the way loses none.
   */
  async take(limit: number): Promise<Mail[]> {
    const now = Date.now();
    const due = await this.#db.query<{ id: string; attempts: number }>(
      'SELECT id, attempts FROM outbox WHERE due_at <= ? ORDER BY due_at LIMIT ?',
      [now, limit],
    );
    if (due.length === 0) return [];
    const takenBy = randomUUID();
    const byAttempts = Map.groupBy(due, (row) => row.attempts);
    await this.#db.tx(async (manager) => {
      for (const [attempts, rows] of byAttempts) {
        const ids = rows.map((row) => row.id);
        const dueAt = now + Math.min(LONGEST_MS, this.#firstRetryMs * 2 ** attempts);
        const stillDue = { id: In(ids), dueAt: LessThanOrEqual(now) };
        await manager.update(MailEntity, stillDue, { takenBy, attempts: attempts + 1, dueAt });
      }
    });
    return this.#db.read((manager) => manager.find(MailEntity, { where: { takenBy }, order: { createdAt: 'ASC' } }));
  }

  /** Whether this is one mail of its kind too many for its address: so many were asked for before it within a day. */
  async isTooMuch(mail: Mail): Promise<boolean> {
    if (!LIMITED.has(mail.kind)) return false;
    const before = await this.#db.query(
      `SELECT id FROM outbox WHERE recipient = ? AND created_at > ? AND id < ? AND kind = ? LIMIT ?`,
      [mail.recipient, Number(mail.createdAt) - DAY_MS, mail.id, mail.kind, LIMITED_A_DAY],
    );
    return before.length >= LIMITED_A_DAY;
  }

  /** Notes the mails that are on their way. */
  async sent(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const done = { sentAt: Date.now(), dueAt: null, takenBy: null, lastError: null };
    await this.#db.tx((manager) => manager.update(MailEntity, { id: In([...ids]) }, done));
  }

  /** Notes a failure; the next attempt is set already, unless there is no sense in one. */
  async failed(mail: Mail, reason: string, isFinal: boolean): Promise<void> {
    const giveUp = isFinal || mail.attempts >= MOST_ATTEMPTS;
    const note = { lastError: reason.slice(0, 255), takenBy: null, ...(giveUp && { dueAt: null }) };
    await this.#db.tx((manager) => manager.update(MailEntity, { id: mail.id }, note));
  }
}
