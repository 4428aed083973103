import type { ClientReply } from '@skal/contracts/client/client';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import { formatFullName } from '../account/name.ts';
import type { ClientRow } from './client.query.ts';

/** Presents a client to operators; the one stored status appears in all three of its fields (T38). */
export function presentClient(row: ClientRow): ClientReply {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    contactName: formatFullName(row),
    email: row.email,
    businessName: row.businessName,
    businessType: row.businessType,
    subscriptionPlan: row.plan,
    subscriptionStatus: row.status,
    status: row.status,
    isActive: row.status === 'active',
    phone: row.phone,
    lastLogin: toIsoTimeOrNull(row.lastLoginAt),
    createdAt: toIsoTime(row.createdAt),
    liveAt: toIsoTimeOrNull(row.liveAt),
    version: row.version,
  };
}
