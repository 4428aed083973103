import { LOGO_BYTES_MAX, logoKinds, logoWords } from '@skal/contracts/logo';
import { newId } from '../../db/id.ts';
import { insertRows } from '../../db/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readBytes, type WithBody } from '../../server/body.ts';
import { badRequest, notFound } from '../../server/refusal.ts';
import { type Actor, noteAudit } from '../audit/noteAudit.ts';
import { holdBusiness } from '../client/holdBusiness.ts';
import { beginsLike } from '../ticket/fileBeginning.ts';
import { drawLogo } from './drawLogo.ts';
import { LogoEntity } from './Logo.entity.ts';

/** The kind of a picture by what is in it, whatever it is called. */
async function kindOf(picture: Buffer): Promise<(typeof logoKinds)[number]> {
  for (const kind of logoKinds) if (await beginsLike(kind, picture)) return kind;
  throw badRequest(`A logo is a ${logoWords.kinds} picture.`);
}

/**
 * Takes the body of a request as the logo of a client's app, in place of the one before.
 * @throws Refusal 400, 413 or 415 for what is no logo, 404 for an unknown client, 503 while pictures cannot be drawn
 */
export async function uploadLogo(
  deps: Pick<Dependencies, 'db' | 'log' | 'images' | 'settings'>,
  businessId: string,
  ctx: WithBody,
  actor: Actor,
): Promise<string> {
  const { db } = deps;
  // Nobody needs to send a picture for a client who is gone.
  await db.tx((manager) => holdBusiness(manager, businessId));
  const sent = await readBytes(ctx, LOGO_BYTES_MAX, `This picture is larger than ${logoWords.size}.`);
  const id = newId();
  const { bytes, ...drawn } = await drawLogo(deps, {
    id,
    kind: await kindOf(sent),
    sent,
    owner: `logo of ${businessId}`,
  });
  const logo = { id, businessId, ...drawn };
  await db.tx(async (manager) => {
    const client = await holdBusiness(manager, businessId);
    await manager.delete(LogoEntity, { businessId });
    await insertRows(manager, LogoEntity, [logo]);
    const after = { type: logo.type, bytes };
    await noteAudit(manager, actor, { action: 'logo.uploaded', client, after });
  });
  return logo.id;
}

/**
 * Takes the logo of a client's app away.
 * @throws Refusal 404 for an unknown client, and where there is none
 */
export async function removeLogo({ db }: Pick<Dependencies, 'db'>, businessId: string, actor: Actor): Promise<void> {
  await db.tx(async (manager) => {
    const client = await holdBusiness(manager, businessId);
    const { affected } = await manager.delete(LogoEntity, { businessId });
    if (!affected) throw notFound('logo');
    await noteAudit(manager, actor, { action: 'logo.removed', client });
  });
}
