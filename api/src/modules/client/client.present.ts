import type { ClientReply } from '@skal/contracts/client/client';
import { isoTime, isoTimeOrNull } from '../../time/calendar.ts';
import { fullName } from '../account/name.ts';
import type { ClientRow } from './client.query.ts';

/** Presents a client to operators; the one stored status appears in all three of its fields (T38). */
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
