import { buildPath, type ErrorReply } from '@skal/contracts/http/endpoint';
import { type AttachmentReply, attachment } from '@skal/contracts/support/ticket';
import { ApiError, languageHeaders } from '@skal/shell-kit/api';

/** Time without progress before the connection counts as lost, in ms. */
export const STALL_MS = 30_000;

export interface UploadRequest {
  /** Ticket of an attachment; null for a photo of the gallery. */
  ticketId: string | null;
  /** Id of the announced attachment or photo. */
  attachmentId: string;
  file: File;
}

export interface UploadHandle {
  /** Rejects with an ApiError: status 0 without a response. */
  done: Promise<AttachmentReply | null>;
  abort: () => void;
}

export const connectionLostError = (reason: string) =>
  new ApiError({ message: `network error: ${reason}`, status: 0, serverMessage: '', fields: {} });

function parse<Reply>(text: string): Reply | null {
  try {
    return JSON.parse(text) as Reply;
  } catch {
    return null;
  }
}

export function responseError(status: number, text: string): ApiError {
  const { error = '', code } = parse<Partial<ErrorReply>>(text) ?? {};
  return new ApiError({ message: `${status}: ${text}`, status, serverMessage: error, fields: {}, code });
}

/** What an upload waits for: the connection, or the virus scanner. */
export type UploadWaitReason = 'connection' | 'scanner';

/** Callbacks of an upload. */
export interface UploadCallbacks {
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void;
  /** Something is unavailable; the upload resumes by itself. */
  onWaiting: (what: UploadWaitReason) => void;
}

/** Uploads an attachment in one request. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function uploadFile(
  { ticketId, attachmentId, file }: UploadRequest & { ticketId: string },
  { onProgress }: Pick<UploadCallbacks, 'onProgress'>,
): UploadHandle {
  const call = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<AttachmentReply | null>((resolve, reject) => {
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        reject(connectionLostError('nothing moved'));
        call.abort();
      }, STALL_MS);
    };
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      moved();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(parse<AttachmentReply>(call.responseText));
      else reject(responseError(call.status, call.responseText || call.statusText));
    };
    call.onerror = () => reject(connectionLostError('the upload broke off'));
    call.onabort = () => reject(connectionLostError('the upload was cancelled'));
    call.onloadend = () => clearTimeout(stall);
    moved();
    call.open(attachment.upload.method, buildPath(attachment.upload.path, { id: ticketId, attachmentId }));
    const headers = { 'Content-Type': 'application/octet-stream', Accept: 'application/json', ...languageHeaders() };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.send(file);
  });
  return { done, abort: () => call.abort() };
}
