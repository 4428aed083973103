import type { ClientReply } from '@skal/contracts/client/client';
import { isoTime, isoTimeOrNull } from '../../time/calendar.ts';
import { fullName } from '../account/name.ts';
import type { ClientRow } from './client.query.ts';

/** A client as the operator sees it; the one stored status stands in all three of its places (T38). */
export function presentClient(row: ClientRow): ClientReply {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    contactName: fullName(row),
    email: row.email,
    businessName: row.businessName,
    businessType: row.businessType,
    subscriptionPlan: row.plan,
    subscriptionStatus: row.status,
    status: row.status,
    isActive: row.status === 'active',
    phone: row.phone,
    lastLogin: isoTimeOrNull(row.lastLoginAt),
    createdAt: isoTime(row.createdAt),
    liveAt: isoTimeOrNull(row.liveAt),
    version: row.version,
  };
}
