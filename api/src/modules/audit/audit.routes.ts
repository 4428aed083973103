import { audit } from '@skal/contracts/audit';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { presentAudit } from './audit.present.ts';
import { findActions, findAudit } from './audit.query.ts';
import { exportAudit } from './exportAudit.ts';

/** The trail, for operators to read. */
export function auditRoutes(parts: Parts): Route[] {
  const { db, settings } = parts;
  return [
    route(audit.list, {
      run: async ({ query }) => (await findAudit(db, query, settings.timeZone)).map(presentAudit),
    }),

    route(audit.actions, { run: () => findActions(db) }),

    route(audit.export, { run: (call) => exportAudit(parts, call.query, call) }),
  ];
}
