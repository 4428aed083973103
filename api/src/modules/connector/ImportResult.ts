import type { IngestReply } from '@skal/contracts/app/ingest';
import type { EventErrorCode } from '@skal/contracts/app/parseEvent';

/** Why a vendor's event is rejected, as text without its content. */
const REASONS: Readonly<Record<EventErrorCode, string>> = {
  'invalid-event': 'not readable',
  'invalid-type': 'not readable',
  'invalid-timestamp': 'without a time',
  'in-future': 'in the future',
  'too-old': 'more than 30 days ago',
  'personal-data': 'contains personal data',
  'invalid-field': 'not readable',
  'id-conflict': 'changed since it was counted',
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
      else this.refuse(REASONS[reason]);
    }
  }

  refuse(why: string): void {
    this.refused += 1;
    this.#reasons.set(why, (this.#reasons.get(why) ?? 0) + 1);
  }

  /** Reason of a rejection; null if nothing was rejected. */
  get reason(): string | null {
    const text = [...this.#reasons].map(([why, count]) => `${count} ${why}`).join(', ');
    return text === '' ? null : `Refused: ${text}.`;
  }
}
