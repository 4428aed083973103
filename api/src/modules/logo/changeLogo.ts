import { readFile } from 'node:fs/promises';
import { LOGO_BYTES_MAX, logoKinds, logoLimitLabels } from '@skal/contracts/client/logo';
import { attachmentKinds } from '@skal/contracts/support/attachmentKinds';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { badRequest, HttpError, notFound, tooLarge, unavailable } from '../../server/errors/HttpError.ts';
import { readBytes, type WithBody } from '../../server/http/body.ts';
import { getErrorLogFields, type Logger } from '../../server/observability/log.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { matchesSignature } from '../ticket/attachment/fileSignature.ts';
import { withTempFile } from '../ticket/attachment/receiveUpload.ts';
import { ImageError } from '../ticket/image/ImageProcessor.ts';
import { type ImageErrorCode, thumbnailFile } from '../ticket/image/image.ts';
import { type Logo, LogoEntity } from './Logo.entity.ts';

const FAULTS: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: /*i18n*/ 'This image cannot be opened. Please save it again and choose it once more.',
  pixels: /*i18n*/ 'This image has too many pixels for a logo. Please choose a smaller one.',
  memory: /*i18n*/ 'This image is too large to be opened. Please choose a smaller one.',
  time: /*i18n*/ 'This image takes too long to process. Please choose a smaller one.',
};

const { size } = logoLimitLabels;
const TOO_LARGE = sentence(
  /*i18n*/ 'After processing, this image is larger than {size}. Please choose a smaller one.',
  { size },
);

const WEBP = 'image/webp';

/** Maps an error of image processing to the response. */
function toHttpError(error: unknown, log: Logger, id: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ImageError) return badRequest(FAULTS[error.fault]);
  log.error({ logo: id, ...getErrorLogFields(error) }, 'logo not processed');
  return unavailable();
}

/**
 * Re-encodes a logo without metadata (ADR-0029). If the result exceeds the limit, or is animated, its thumbnail is
 * stored instead, which is eight times as high as a logo is shown.
 * @returns media type and content in base64
 * @throws HttpError 400 for an image that cannot be processed within the limits, 413 if even its thumbnail is too
 *   large, 503 while image processing is unavailable
 */
const processLogo = (
  { log, images, settings: { dataDir } }: Pick<Dependencies, 'log' | 'images' | 'settings'>,
  { id, kind, sent, owner }: { id: string; kind: (typeof logoKinds)[number]; sent: Buffer; owner: string },
): Promise<Pick<Logo, 'type' | 'content'> & { bytes: number }> =>
  withTempFile(dataDir, id, async (file, from) => {
    await file.appendFile(sent);
    return withTempFile(dataDir, id, (_whole, picture) =>
      withTempFile(dataDir, id, async (_small, thumbnail) => {
        const { isUnchanged } = await images.process(
          { kind, from, files: [{ path: picture }, thumbnailFile(thumbnail)] },
          owner,
        );
        const converted = isUnchanged ? null : await readFile(picture);
        const isSmall = converted !== null && converted.length <= LOGO_BYTES_MAX;
        const content = isSmall ? converted : await readFile(thumbnail);
        if (content.length > LOGO_BYTES_MAX) throw tooLarge(TOO_LARGE);
        const type = isSmall ? attachmentKinds[kind].types[0] : WEBP;
        return { type, content: content.toString('base64'), bytes: content.length };
      }),
    );
  }).catch((error) => {
    throw toHttpError(error, log, id);
  });

/** Detects the type of an image from its content, not from its name. */
async function detectLogoKind(picture: Buffer): Promise<(typeof logoKinds)[number]> {
  for (const kind of logoKinds) if (await matchesSignature(kind, picture)) return kind;
  throw badRequest(/*i18n*/ 'A logo must be a PNG or JPEG image.');
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
  const sent = await readBytes(ctx, LOGO_BYTES_MAX, sentence(/*i18n*/ 'This image is larger than {size}.', { size }));
  const id = newId();
  const { bytes, ...processed } = await processLogo(deps, {
    id,
    kind: await detectLogoKind(sent),
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
