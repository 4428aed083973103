import type { AttachmentReply } from '@skal/contracts/support/ticket';
import { type UploadCallbacks, type UploadHandle, type UploadRequest, uploadFile } from './uploadFile.ts';

/**
 * Uploads a large file resumably. The code is loaded with the first such file; if it fails to load, the file is uploaded in one request,
 * like small ones.
 */
export function startResumableUpload(job: UploadRequest, callbacks: UploadCallbacks): UploadHandle {
  let call: UploadHandle | undefined;
  let isOver = false;
  const start = async (): Promise<AttachmentReply | null> => {
    const chunked = await import(/* webpackChunkName: "uploadPieces" */ './resumableUpload.ts').catch(() => undefined);
    call = chunked ? chunked.uploadInChunks(job, callbacks) : uploadFile(job, callbacks);
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
