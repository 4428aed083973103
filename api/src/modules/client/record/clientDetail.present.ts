import { type ClientDetailReply, LAUNCH_UNDO_MINUTES } from '@skal/contracts/client/client';
import { toIsoTimeOrNull } from '../../../time/calendar.ts';
import { presentClient } from '../client.present.ts';
import type { ClientDetail } from './clientDetail.query.ts';

export const UNDO_MS = LAUNCH_UNDO_MINUTES * 60_000;

/** Presents everything that operators set about a client, and whether its launch can still be undone. */
export function presentClientDetail(row: ClientDetail, now = Date.now()): ClientDetailReply {
  const { features, branding, nextBillingDate, liveAt } = row;
  const { reservations, ecommerce, events, takeaway, loyalty } = features;
  const { businessName, description, primaryColor = null, accentColor = null } = branding;
  const undoUntil = liveAt === null ? null : Number(liveAt) + UNDO_MS;
  return {
    ...presentClient(row),
    features: { reservations, ecommerce, events, takeaway, loyalty },
    branding: { businessName, description, primaryColor, accentColor },
    logo: row.logo,
    storeLinks: { appStore: row.appStoreUrl, googlePlay: row.googlePlayUrl },
    nextBillingDate,
    secondFactor: row.factorSince !== null,
    undeliverableSince: toIsoTimeOrNull(row.undeliverableSince),
    undoLaunchUntil: toIsoTimeOrNull(undoUntil !== null && undoUntil > now ? undoUntil : null),
  };
}
