import { LOGO_BYTES_MAX, logoKinds, logoLimitLabels } from '@skal/contracts/client/logo';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notFound } from '../../server/errors/HttpError.ts';
import { readBytes, type WithBody } from '../../server/http/body.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { matchesSignature } from '../ticket/attachment/fileSignature.ts';
import { LogoEntity } from './Logo.entity.ts';
import { processLogo } from './processLogo.ts';

/** Detects the type of an image from its content, whatever its name. */
async function kindOf(picture: Buffer): Promise<(typeof logoKinds)[number]> {
  for (const kind of logoKinds) if (await matchesSignature(kind, picture)) return kind;
  throw badRequest(`A logo must be a ${logoLimitLabels.kinds} image.`);
}

/**
 * Replaces the logo of a client's app by the body of a request.
 * @throws HttpError 400, 413 or 415 for an invalid logo, 404 for an unknown client, 503 while image processing is
 *   unavailable
 */
export async function uploadLogo(
  deps: Pick<Dependencies, 'db' | 'log' | 'images' | 'settings'>,
  businessId: string,
  ctx: WithBody,
  actor: Actor,
): Promise<string> {
  const { db } = deps;
  // Fails early for an unknown client, before the image is read.
  await db.tx((manager) => lockBusiness(manager, businessId));
  const sent = await readBytes(ctx, LOGO_BYTES_MAX, `This image is larger than ${logoLimitLabels.size}.`);
  const id = newId();
  const { bytes, ...processed } = await processLogo(deps, {
    id,
    kind: await kindOf(sent),
    sent,
    owner: `logo of ${businessId}`,
  });
  const logo = { id, businessId, ...processed };
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    await manager.delete(LogoEntity, { businessId });
    await insertRows(manager, LogoEntity, [logo]);
    const after = { type: logo.type, bytes };
    await recordAuditEvent(manager, actor, { action: 'logo.uploaded', client, after });
  });
  return logo.id;
}

/**
 * Removes the logo of a client's app.
 * @throws HttpError 404 for an unknown client, and if there is none
 */
export async function removeLogo({ db }: Pick<Dependencies, 'db'>, businessId: string, actor: Actor): Promise<void> {
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const { affected } = await manager.delete(LogoEntity, { businessId });
    if (!affected) throw notFound('logo');
    await recordAuditEvent(manager, actor, { action: 'logo.removed', client });
  });
}
