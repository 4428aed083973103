import { PUSH_SIZE_MIN, type PushReply, type PushResultReply, pushReasons } from '@skal/contracts/push/push';
import { toIsoTime, toIsoTimeOrNull } from '../../../time/calendar.ts';
import { calculatePercent } from '../../appMetric/period/calculatePercent.ts';
import type { DeliveryCounts, PushCampaign } from './PushCampaign.entity.ts';

/** Reported deliveries and openings of a notification. */
export interface PushFigures {
  readonly delivered: number;
  readonly opened: number;
}

const HIDDEN: PushResultReply = {
  ...{ sent: null, failed: null, skipped: null, delivered: null, opened: null, openRate: null, reasons: [] },
};

function presentResult(guests: number, counts: DeliveryCounts, figures: PushFigures | undefined): PushResultReply {
  // Every figure would reveal the size of the audience.
  if (guests < PUSH_SIZE_MIN) return HIDDEN;
  const { sent, failed, skipped, reasons } = counts;
  return {
    ...{ sent, failed, skipped },
    // What was not reported is not zero.
    ...{ delivered: figures?.delivered ?? null, opened: figures?.opened ?? null },
    openRate: figures ? calculatePercent(figures.opened, figures.delivered) : null,
    reasons: pushReasons.flatMap((reason) => {
      const devices = reasons[reason] ?? 0;
      return devices > 0 ? [{ reason, devices }] : [];
    }),
  };
}

/** Presents a notification to its client; `counts` are the current ones while it is being sent. */
export function presentPush(
  campaign: PushCampaign,
  counts: DeliveryCounts = campaign.counts,
  figures?: PushFigures,
): PushReply {
  const { id, title, body, link, state, dueAt, createdAt, createdBy, finishedAt, guests } = campaign;
  const hasResult = state === 'sending' || state === 'sent';
  return {
    ...{ id, title, text: body, link, state, createdBy },
    // Safe: tests are not presented.
    audience: campaign.audience as PushReply['audience'],
    sendAt: toIsoTime(dueAt),
    createdAt: toIsoTime(createdAt),
    finishedAt: toIsoTimeOrNull(finishedAt),
    result: hasResult ? presentResult(guests, counts, figures) : null,
  };
}
