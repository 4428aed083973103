import type { AttachmentReply } from '@skal/contracts/ticket';
import { type RunningUpload, type UploadEars, type UploadJob, uploadFile } from './uploadFile.ts';

/**
 * Sends one file so that a cut connection costs little of it. What does so comes with the first such file; where it does not
 * come, the file is sent at once, as small ones are.
 */
export function startPieces(job: UploadJob, ears: UploadEars): RunningUpload {
  let call: RunningUpload | undefined;
  let isOver = false;
  const start = async (): Promise<AttachmentReply | null> => {
    const pieces = await import(/* webpackChunkName: "uploadPieces" */ './uploadPieces.ts').catch(() => undefined);
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
