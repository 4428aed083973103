import type { AttachmentReply } from '@skal/contracts/support/ticket';
import {
  connectionLostError,
  type UploadCallbacks,
  type UploadHandle,
  type UploadRequest,
  uploadFile,
} from './uploadFile.ts';

/**
 * Uploads a large file or a photo resumably. The code is loaded with the first such file; if it fails to load, an
 * attachment is uploaded in one request, like small ones.
 */
export function startResumableUpload(job: UploadRequest, callbacks: UploadCallbacks): UploadHandle {
  let call: UploadHandle | undefined;
  let isOver = false;
  const start = async (): Promise<AttachmentReply | null> => {
    const chunked = await import(/* webpackChunkName: "uploadPieces" */ './resumableUpload.ts').catch(() => undefined);
    const { ticketId } = job;
    if (chunked) call = chunked.uploadInChunks(job, callbacks);
    else if (ticketId === null) throw connectionLostError('the code of uploads did not load');
    else call = uploadFile({ ...job, ticketId }, callbacks);
    if (isOver) call.abort();
    return call.done;
  };
  return {
    done: start(),
    abort() {
      isOver = true;
      call?.abort();
    },
  };
}
