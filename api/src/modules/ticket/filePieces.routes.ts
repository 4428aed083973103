import { filePieces, TUS_VERSION } from '@skal/contracts/filePieces';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refusal } from '../../server/refusal.ts';
import { type Route, route } from '../../server/route.ts';
import { addPiece } from './addPiece.ts';
import { beginPieces } from './beginPieces.ts';
import type { ComingFile } from './ComingFile.entity.ts';
import { findComing, isWhole } from './comingFile.query.ts';
import { storeWhole } from './storeWhole.ts';
import { findAttachment } from './ticket.query.ts';

const VERSION = 'Tus-Resumable';

/** @throws Refusal 412 for another version of the protocol than ours */
function requireVersion(ctx: ApiContext): void {
  ctx.set(VERSION, TUS_VERSION);
  if (ctx.get(VERSION) === TUS_VERSION) return;
  throw new Refusal(412, `Please speak tus ${TUS_VERSION}.`, { headers: { 'Tus-Version': TUS_VERSION } });
}

/** Says how far a file is, in the protocol's headers. */
function told(ctx: ApiContext, { arrived, bytes }: ComingFile) {
  ctx.set('Upload-Offset', String(arrived));
  ctx.set('Upload-Length', String(bytes));
  return { arrived, bytes };
}

/** Files of tickets that come in pieces. */
export function pieceRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  const find = (params: { readonly id: string; readonly attachmentId: string }, businessId: string) =>
    findAttachment(db, 'clientSends', params, businessId);

  return [
    route(filePieces.begin, {
      async run({ business, ctx, params }) {
        const file = await find(params, business.id);
        requireVersion(ctx);
        const coming = await beginPieces(deps, business.id, file, ctx.get('Upload-Length') || undefined);
        ctx.set('Location', ctx.path);
        return told(ctx, coming);
      },
    }),

    route(filePieces.read, {
      async run({ business, ctx, params }) {
        const file = await find(params, business.id);
        requireVersion(ctx);
        const coming = await findComing(db, file.id);
        // Whoever put the last piece there may have been cut off before it was a file.
        return told(ctx, isWhole(coming) ? await storeWhole(deps, business.id, file, coming) : coming);
      },
    }),

    route(filePieces.add, {
      async run({ business, ctx, params }) {
        const file = await find(params, business.id);
        requireVersion(ctx);
        told(ctx, await addPiece(deps, business.id, file, ctx.req));
      },
    }),
  ];
}
