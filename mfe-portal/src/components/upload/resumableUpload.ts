import { photoUpload } from '@skal/contracts/content/photo';
import { buildPath } from '@skal/contracts/http/endpoint';
import { resumableUpload, SCANNER_UNAVAILABLE } from '@skal/contracts/support/resumableUpload';
import { ApiError, languageHeaders } from '@skal/shell-kit/api';
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
const CHUNK_SIZE = 1024 * 1024;

/** Retry delays in ms; progress restarts the sequence. */
const RETRY_DELAYS = [500, 1_500, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Whether a status is worth a retry: no response, temporarily unavailable, or a conflicting chunk. */
const isTemporary = (status: number): boolean => status === 0 || status === 409 || status === 423 || status >= 500;

/** Upload URLs per file, to resume the same file. */
const uploadUrls = new WeakMap<File, string>();

const toApiError = (error: Error | DetailedError) => {
  if ('causingError' in error && error.causingError instanceof ApiError) return error.causingError;
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return answer ? responseError(answer.getStatus(), answer.getBody()) : connectionLostError(error.message);
};

/** Uploads a file in chunks by tus, and resumes when the connection is back. */
export function uploadInChunks(
  { ticketId, attachmentId, file }: UploadRequest,
  { onProgress, onWaiting }: UploadCallbacks,
): UploadHandle {
  const path =
    ticketId === null
      ? buildPath(photoUpload.begin.path, { id: attachmentId })
      : buildPath(resumableUpload.begin.path, { id: ticketId, attachmentId });
  let stall: ReturnType<typeof setTimeout> | undefined;
  let waitReason: UploadWaitReason = 'connection';
  let stop: (error: Error) => void = () => undefined;
  const clearStallTimer = () => clearTimeout(stall);
  const done = new Promise<null>((resolve, reject) => {
    const fail = (error: Error | DetailedError) => {
      clearStallTimer();
      reject(toApiError(error));
    };
    // A connection may die silently: then abort the request and ask for the offset again.
    const restartStallTimer = () => {
      clearStallTimer();
      stall = setTimeout(() => {
        onWaiting('connection');
        upload.abort().then(() => upload.start(), fail);
        restartStallTimer();
      }, STALL_MS);
    };
    const upload = new Upload(file, {
      endpoint: path,
      headers: languageHeaders(),
      uploadUrl: uploadUrls.get(file) === path ? path : null,
      chunkSize: CHUNK_SIZE,
      retryDelays: RETRY_DELAYS,
      // The ticket defines the file's URL; nothing is stored in the browser.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => uploadUrls.set(file, path),
      // If the HEAD request for the upload offset fails temporarily, the server still has the data. Without this check tus-js-client would restart
      // the upload.
      onAfterResponse: (request, answer) => {
        if (request.getMethod() === 'HEAD' && isTemporary(answer.getStatus()))
          throw responseError(answer.getStatus(), answer.getBody());
      },
      onShouldRetry: (error) => {
        const { status, code } = toApiError(error);
        if (status === 0) waitReason = 'connection';
        // A HEAD response has no body with the code.
        if (code === SCANNER_UNAVAILABLE) waitReason = 'scanner';
        const isRetried = isTemporary(status);
        if (isRetried) onWaiting(waitReason);
        return isRetried;
      },
      onProgress: (sent, total) => {
        restartStallTimer();
        onProgress(sent / total);
      },
      onError: fail,
      onSuccess: () => {
        clearStallTimer();
        resolve(null);
      },
    });
    stop = (error) => {
      fail(error);
      // A request that cannot be aborted ends by itself.
      upload.abort().catch(() => undefined);
    };
    restartStallTimer();
    upload.start();
  });
  return { done, abort: () => stop(new Error('the upload was cancelled')) };
}
