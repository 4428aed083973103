import { audit } from '@skal/contracts/operations/audit';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readPage } from '../../server/nextPage.ts';
import { presentAudit } from './audit.present.ts';
import { findActions, findAudit } from './audit.query.ts';
import { exportAudit } from './exportAudit.ts';

/** Routes for operators to read the audit log. */
export function auditRoutes(deps: Dependencies): Route[] {
  const { db, settings } = deps;
  return [
    route(audit.list, {
      run: (call) =>
        readPage(call, call.query.limit, async (limit) =>
          (await findAudit(db, { ...call.query, limit }, settings.timeZone)).map(presentAudit),
        ),
    }),

    route(audit.actions, { run: () => findActions(db) }),

    route(audit.export, { run: (call) => exportAudit(deps, call.query, call.onlyHead ? null : call) }),
  ];
}
