import type { AttachmentReply } from '@skal/contracts/support/ticket';
import { type UploadCallbacks, type UploadHandle, type UploadRequest, uploadFile } from './uploadFile.ts';

/**
 * Sends one file so that a cut connection costs little of it. What does so comes with the first such file; where it does not
 * come, the file is sent at once, as small ones are.
 */
export function startResumableUpload(job: UploadRequest, ears: UploadCallbacks): UploadHandle {
  let call: UploadHandle | undefined;
  let isOver = false;
  const start = async (): Promise<AttachmentReply | null> => {
    const pieces = await import(/* webpackChunkName: "uploadPieces" */ './resumableUpload.ts').catch(() => undefined);
    call = pieces ? pieces.uploadPieces(job, ears) : uploadFile(job, ears);
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
