import type { AuditValues } from '@skal/contracts/operations/audit';
import type { ReleaseChangeReply } from '@skal/contracts/operations/release';
import type { Dependencies } from '../../dependencies.ts';
import type { ReleaseCommand } from '../../releases.ts';
import { HttpError, notFound } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { fullName } from '../account/name.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';

interface Body {
  expects: string;
  note: string;
}

interface ReleaseOperation {
  /** What the trail calls it. */
  action: string;
  command: ReleaseCommand;
  /** What was and what is, for the trail, once the version is known that it was about. */
  trail: (body: Body, version: string) => readonly [AuditValues, AuditValues];
}

/**
 * Changes what is live, in the name of whoever asks for it. The history of the releases names them as well: should the
 * trail fail behind it, what was done stays done and is known there.
 * @throws HttpError 404 for a bundle that there is not; with the reason 409 where it cannot be done, as when somebody was
 * faster, and 503 where it cannot be done just now
 */
export async function changeRelease(
  { db, log, settings }: Pick<Dependencies, 'db' | 'log' | 'settings'>,
  call: Call<Readonly<Record<'bundle', string>>, Body>,
  { action, command, trail }: ReleaseOperation,
): Promise<ReleaseChangeReply> {
  const { account, body, requestId } = call;
  const { bundle } = call.params;
  const { expects } = body;
  const note = body.note || null;
  const result = await settings.releases?.change(command, { by: fullName(account), note, expects });
  if (!result) throw notFound('bundle');
  if ('error' in result) throw new HttpError(result.status, result.error);
  const { version } = result;
  log.info({ requestId, account: account.accountId, action, bundle, version }, 'release changed');
  const [before, after] = trail(body, version);
  await db.tx((manager) =>
    recordAuditEvent(manager, call, {
      action,
      before: { bundle, ...before },
      after: { bundle, ...after, ...(note && { note }) },
    }),
  );
  return { bundle, version };
}
