import { buildPath } from '@skal/contracts/http/endpoint';
import { resumableUpload, SCANNER_UNAVAILABLE } from '@skal/contracts/support/resumableUpload';
import { ApiError } from '@skal/shell-kit/api';
import { type DetailedError, Upload } from 'tus-js-client';
import {
  connectionLostError,
  responseError,
  STALL_MS,
  type UploadCallbacks,
  type UploadHandle,
  type UploadRequest,
  type UploadWaitReason,
} from './uploadFile.ts';

/** Chunk size in bytes: the maximum loss of a silently dead connection. */
const PIECE = 1024 * 1024;

/** Retry delays in ms; progress restarts the sequence. */
const PAUSES = [500, 1_500, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Whether a status is worth a retry: no response, temporarily unavailable, or a conflicting chunk. */
const passes = (status: number): boolean => status === 0 || status === 409 || status === 423 || status >= 500;

/** Upload URLs per file, to resume the same file. */
const begun = new WeakMap<File, string>();

const failureOf = (error: Error | DetailedError) => {
  if ('causingError' in error && error.causingError instanceof ApiError) return error.causingError;
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return answer ? responseError(answer.getStatus(), answer.getBody()) : connectionLostError(error.message);
};

/** Uploads a file in chunks by tus, and resumes when the connection is back. */
export function uploadInChunks(
  { ticketId, attachmentId, file }: UploadRequest,
  { onProgress, onWaiting }: UploadCallbacks,
): UploadHandle {
  const path = buildPath(resumableUpload.begin.path, { id: ticketId, attachmentId });
  let stall: ReturnType<typeof setTimeout> | undefined;
  let awaited: UploadWaitReason = 'connection';
  let stop: (error: Error) => void = () => undefined;
  const quiet = () => clearTimeout(stall);
  const done = new Promise<null>((resolve, reject) => {
    const end = (error: Error | DetailedError) => {
      quiet();
      reject(failureOf(error));
    };
    // A connection may die silently: then abort the request and ask for the offset again.
    const moved = () => {
      quiet();
      stall = setTimeout(() => {
        onWaiting('connection');
        upload.abort().then(() => upload.start(), end);
        moved();
      }, STALL_MS);
    };
    const upload = new Upload(file, {
      endpoint: path,
      uploadUrl: begun.get(file) === path ? path : null,
      chunkSize: PIECE,
      retryDelays: PAUSES,
      // The ticket defines the file's URL; nothing is stored in the browser.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => begun.set(file, path),
      // If the HEAD request for the upload offset fails temporarily, the server still has the data. Without this check tus-js-client would restart
      // the upload.
      // would begin the file anew.
      onAfterResponse: (request, answer) => {
        if (request.getMethod() === 'HEAD' && passes(answer.getStatus()))
          throw responseError(answer.getStatus(), answer.getBody());
      },
      onShouldRetry: (error) => {
        const { status, code } = failureOf(error);
        if (status === 0) awaited = 'connection';
        // A HEAD response has no body with the code.
        if (code === SCANNER_UNAVAILABLE) awaited = 'scanner';
        const again = passes(status);
        if (again) onWaiting(awaited);
        return again;
      },
      onProgress: (sent, total) => {
        moved();
        onProgress(sent / total);
      },
      onError: end,
      onSuccess: () => {
        quiet();
        resolve(null);
      },
    });
    stop = (error) => {
      end(error);
      // A request that cannot be aborted ends by itself.
      upload.abort().catch(() => undefined);
    };
    moved();
    upload.start();
  });
  return { done, abort: () => stop(new Error('the upload was cancelled')) };
}
