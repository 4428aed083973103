import { t } from '@lingui/core/macro';
import type { SourceId } from './facts.ts';

export interface Source {
  readonly id: SourceId;
  readonly text: string;
  /** Whether the owner has named the publication. Before that the text states only the kind of research. */
  readonly confirmed: boolean;
}

const onRequest = (id: SourceId, subject: string): Source => ({
  id,
  text: t`${subject} Reference on request.`,
  confirmed: false,
});

/** The ten research sources (C24), in footnote order. */
export const sources: readonly Source[] = [
  onRequest(1, t`Research on what members of customer clubs spend per visit.`),
  onRequest(2, t`Research on profit before and after a loyalty programme.`),
  onRequest(3, t`Research on order size in an app and at the counter.`),
  onRequest(4, t`Research on how many customers return, with and without an app.`),
  onRequest(5, t`Consumer survey on ordering direct or through a third party.`),
  onRequest(6, t`Research on visits after a push message.`),
  onRequest(7, t`Research on how often customers order from their phone.`),
  onRequest(8, t`Research on order frequency and revenue after a business opens its own app.`),
  onRequest(9, t`Research on how long club members stay customers.`),
  onRequest(10, t`Research on missed bookings with and without a reminder.`),
];

/** Returns the text of a footnote. */
export const sourceText = (id: SourceId): string => sources[id - 1]?.text ?? '';

/** Returns the id of a footnote's target: the list at the end of the home page's business case. */
export const sourceAnchor = (id: SourceId): string => `source-${id}`;
