import { binaryBody, endpoint, noContent, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

/** Progress of an upload. */
export interface ResumableUploadReply {
  arrived: number;
  bytes: number;
}

/** Supported tus version, for `Tus-Resumable`. */
export const TUS_VERSION = '1.0.0';

/** Media type of a chunk. */
export const TUS_CHUNK_TYPE = 'application/offset+octet-stream';

/** Error code with 503: the file is complete, but the virus scanner is unavailable. The upload waits for it. */
export const SCANNER_UNAVAILABLE = 'scanner-unavailable';

/**
 * Resumable upload by the tus protocol (https://tus.io/protocols/resumable-upload): received bytes are kept when the
 * connection breaks, and the rest follows later. Uses the headers `Upload-Length` and `Upload-Offset`.
 */
export const resumableUploadAt = <Path extends string>(path: Path) => ({
  /** Starts from the beginning, discarding received bytes. */
  begin: endpoint.post(path, 'client', reply<ResumableUploadReply>(201, { errorStatuses: [412, 413] })),
  /** Returns the progress; the protocol uses HEAD. */
  read: endpoint.get(path, 'client', reply<ResumableUploadReply>(200, { errorStatuses: [412] })),
  /** Appends a chunk at the current offset; the last one completes the file. */
  add: endpoint.patch(path, 'client', binaryBody, noContent({ errorStatuses: [409, 412] })),
});

/** Upload of an attachment. */
export const resumableUpload = withPermission(
  ['Settings'],
  resumableUploadAt('/api/support-tickets/:id/attachments/:attachmentId/upload'),
);
