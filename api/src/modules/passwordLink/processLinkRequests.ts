import type { Dependencies } from '../../dependencies.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { countMails } from '../outbox/countMails.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { issuePasswordLink } from './issueLink.ts';
import { type LinkRequest, LinkRequestEntity } from './LinkRequest.entity.ts';
import { findOwnerByEmail, getAuditClient, type LinkOwner, maySignIn } from './linkOwner.query.ts';
import { requestedLinkMail } from './passwordLink.mails.ts';

/** Maximum number of requests processed in one run; the next request, or the job, processes the rest. */
const BATCH = 50;

/** Maximum number of links per account and day, because each invalidates the one before and others can request them. */
const LINKS_PER_DAY = 20;
const DAY_MS = 24 * 3600_000;

type Deps = Pick<Dependencies, 'db' | 'settings' | 'canSignIn' | 'wakeMailWorker' | 'log'>;

/** Emails links to the accounts that have requested one. Safe to run in several processes. */
export async function processLinkRequests(deps: Deps): Promise<void> {
  const { db, log } = deps;
  const requests = await db.read((manager) =>
    manager.find(LinkRequestEntity, { order: { createdAt: 'ASC', id: 'ASC' }, take: BATCH }),
  );
  for (const request of requests) {
    await answerRequest(deps, request).catch((error) =>
      log.error(getErrorLogFields(error), 'request for a link not processed'),
    );
  }
}

async function answerRequest(deps: Deps, request: LinkRequest): Promise<void> {
  const { db, settings, wakeMailWorker } = deps;
  const owner = await findOwnerByEmail(db, request.email);
  const isAnswered = owner !== undefined && (await mayReceiveLink(deps, owner));
  await db.tx(async (manager) => {
    const { affected } = await manager.delete(LinkRequestEntity, { id: request.id });
    // Another process was first.
    if (affected !== 1 || !isAnswered) return;
    const now = Date.now();
    const { token } = await issuePasswordLink(manager, owner.accountId, now);
    await enqueueMails(manager, [requestedLinkMail(owner, token, settings)], now);
    const actor = { account: null, peer: { ip: request.from } };
    const client = getAuditClient(owner);
    await recordAuditEvent(manager, actor, { action: 'link.requested', client, after: { email: owner.email } });
  });
  if (isAnswered) wakeMailWorker();
}

/** Whether the account may sign in, and has not been emailed too often. */
async function mayReceiveLink({ db, canSignIn }: Deps, owner: LinkOwner): Promise<boolean> {
  if (!canSignIn(owner.email) || !maySignIn(owner)) return false;
  const links = { recipient: owner.email, kind: 'link', since: Date.now() - DAY_MS };
  return (await countMails(db, links, LINKS_PER_DAY)) < LINKS_PER_DAY;
}
