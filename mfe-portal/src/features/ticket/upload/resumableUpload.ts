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

/** A connection that dies without a word costs no more than this, in bytes. */
const PIECE = 1024 * 1024;

/** How long it waits before it tries again, in milliseconds; what has come since begins the row anew. */
const PAUSES = [500, 1_500, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Worth another try: no answer at all, not just now, or another piece was there first. */
const passes = (status: number): boolean => status === 0 || status === 409 || status === 423 || status >= 500;

/** Where the pieces of a file were begun: the same one goes on there. */
const begun = new WeakMap<File, string>();

const failureOf = (error: Error | DetailedError) => {
  if ('causingError' in error && error.causingError instanceof ApiError) return error.causingError;
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return answer ? responseError(answer.getStatus(), answer.getBody()) : connectionLostError(error.message);
};

/** Sends one file in pieces, by tus, and goes on where it was when the connection is back. */
export function uploadPieces(
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
    // A connection may die without a word: then what is under way is given up, and asked for anew.
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
      // Which place a file belongs to, the ticket says; nothing of it is kept in the browser.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => begun.set(file, path),
      // Whoever is asked how far a file is and cannot say so just now has lost nothing of it: without this the library
      // would begin the file anew.
      onAfterResponse: (request, answer) => {
        if (request.getMethod() === 'HEAD' && passes(answer.getStatus()))
          throw responseError(answer.getStatus(), answer.getBody());
      },
      onShouldRetry: (error) => {
        const { status, code } = failureOf(error);
        if (status === 0) awaited = 'connection';
        // An answer to HEAD has no body that could say it once more.
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
      // What is under way ends by itself where it cannot be ended.
      upload.abort().catch(() => undefined);
    };
    moved();
    upload.start();
  });
  return { done, abort: () => stop(new Error('the upload was cancelled')) };
}
