import { audit } from '@skal/contracts/audit';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { presentAudit } from './audit.present.ts';
import { findAudit } from './audit.query.ts';

/** The trail, for operators to read. */
export function auditRoutes({ db, settings }: Parts): Route[] {
  return [
    route(audit.list, {
      run: async ({ query }) => (await findAudit(db, query, settings.timeZone)).map(presentAudit),
    }),
  ];
}
