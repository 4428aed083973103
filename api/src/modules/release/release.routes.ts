import type { AuditValues } from '@skal/contracts/operations/audit';
import { type ReleaseChangeReply, release } from '@skal/contracts/operations/release';
import type { Dependencies } from '../../dependencies.ts';
import type { ReleaseCommand } from '../../releases.ts';
import { HttpError, notFound } from '../../server/errors/HttpError.ts';
import { type Call, type Route, route } from '../../server/http/route.ts';
import { formatFullName } from '../account/name.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';

interface Body {
  expects: string;
  note: string;
}

interface ReleaseOperation {
  /** Audit action. */
  action: string;
  command: ReleaseCommand;
  /** Values before and after for the audit log, once the version is known. */
  auditValues: (body: Body, version: string) => readonly [AuditValues, AuditValues];
}

/**
 * Changes an active release, in the name of the operator. The history of releases contains the name as well: the change
 * stays even if auditing fails afterwards.
 * @throws HttpError 404 for an unknown bundle, 409 after a concurrent change, 503 while unavailable
 */
async function changeRelease(
  { db, log, settings }: Pick<Dependencies, 'db' | 'log' | 'settings'>,
  call: Call<Readonly<Record<'bundle', string>>, Body>,
  { action, command, auditValues }: ReleaseOperation,
): Promise<ReleaseChangeReply> {
  const { account, body, requestId } = call;
  const { bundle } = call.params;
  const { expects } = body;
  const note = body.note || null;
  const result = await settings.releases?.change(command, { by: formatFullName(account), note, expects });
  if (!result) throw notFound('bundle');
  if ('error' in result) throw new HttpError(result.status, result.error);
  const { version } = result;
  log.info({ requestId, account: account.accountId, action, bundle, version }, 'release changed');
  const [before, after] = auditValues(body, version);
  await db.tx((manager) =>
    recordAuditEvent(manager, call, {
      action,
      before: { bundle, ...before },
      after: { bundle, ...after, ...(note && { note }) },
    }),
  );
  return { bundle, version };
}

/** Routes of releases: operators read them, owners change them. */
export function releaseRoutes(deps: Dependencies): Route[] {
  const { releases } = deps.settings;
  return [
    route(release.list, { run: () => releases?.status() ?? [] }),

    route(release.promote, {
      run: (call) =>
        changeRelease(deps, call, {
          action: 'release.promoted',
          command: { type: 'promote', ...call.params, canary: call.body.canary },
          auditValues: ({ expects }, live) => [{ live: expects }, { live }],
        }),
    }),

    route(release.abort, {
      run: (call) =>
        changeRelease(deps, call, {
          action: 'release.aborted',
          command: { type: 'abort', ...call.params, canary: call.body.canary },
          auditValues: (_, canary) => [{ canary }, { canary: null }],
        }),
    }),

    route(release.rollBack, {
      run: (call) =>
        changeRelease(deps, call, {
          action: 'release.rolledBack',
          command: { type: 'rollback', ...call.params, version: call.body.to },
          auditValues: ({ expects }, live) => [{ live: expects }, { live }],
        }),
    }),
  ];
}
