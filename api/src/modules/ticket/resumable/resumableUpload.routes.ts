import { resumableUpload } from '@skal/contracts/support/resumableUpload';
import type { Dependencies } from '../../../dependencies.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { receiveFile, type UploadPipeline } from '../attachment/receiveUpload.ts';
import { storeAttachment } from '../attachment/uploadAttachment.ts';
import { findAttachment } from '../ticket.query.ts';
import { PartialUploadEntity } from './PartialUpload.entity.ts';
import { tusHandlers } from './tusHandlers.ts';
import type { UploadTarget } from './uploadTarget.ts';

interface Call {
  business: { id: string };
  params: { readonly id: string; readonly attachmentId: string };
}

/** Routes of resumable attachments (tus). */
export function resumableUploadRoutes(deps: Dependencies): Route[] {
  const { begin, read, add } = tusHandlers(deps);
  const find = async ({ params, business }: Call): Promise<UploadTarget> => {
    const file = await findAttachment(deps.db, 'clientSends', params, business.id);
    return {
      ...{ id: file.id, businessId: business.id, entity: PartialUploadEntity },
      store: (chunks) =>
        storeAttachment(deps, file, (way: UploadPipeline) => receiveFile(chunks, way, file), business.id),
    };
  };
  return [
    route(resumableUpload.begin, { run: async (call) => begin(call.ctx, await find(call)) }),
    route(resumableUpload.read, { run: async (call) => read(call.ctx, await find(call)) }),
    route(resumableUpload.add, { run: async (call) => add(call.ctx, await find(call)) }),
  ];
}
