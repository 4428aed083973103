import type { IngestReply } from '@skal/contracts/app/ingest';
import type { EventErrorCode } from '@skal/contracts/app/parseEvent';
import { describeRefusal } from './connectionReason.ts';

const NOT_READABLE = /*i18n*/ '{number} not readable';

/** Why a vendor's event is rejected, as text without its content. */
const REASONS: Readonly<Record<Exclude<EventErrorCode, 'id-conflict'>, string>> = {
  'invalid-event': NOT_READABLE,
  'invalid-type': NOT_READABLE,
  'invalid-timestamp': /*i18n*/ '{number} without a time',
  'in-future': /*i18n*/ '{number} in the future',
  'too-old': /*i18n*/ '{number} more than 30 days ago',
  'personal-data': /*i18n*/ '{number} contains personal data',
  'invalid-field': NOT_READABLE,
};

/** Counts of a delivery or sync. */
export class ImportResult {
  accepted = 0;
  known = 0;
  refused = 0;
  readonly #reasons = new Map<string, number>();

  add({ accepted, known, refused }: IngestReply): void {
    this.accepted += accepted;
    this.known += known;
    for (const { reason } of refused) {
      // Changed at the vendor after it was counted: it stays counted once, with its first content.
      if (reason === 'id-conflict') this.known += 1;
      else this.refuse(reason);
    }
  }

  refuse(code: keyof typeof REASONS): void {
    const why = REASONS[code];
    this.refused += 1;
    this.#reasons.set(why, (this.#reasons.get(why) ?? 0) + 1);
  }

  /** Reason of a rejection, as it is stored; null if nothing was rejected. */
  get reason(): string | null {
    return this.#reasons.size === 0 ? null : describeRefusal(this.#reasons);
  }
}
