import { binaryBody, endpoint, noContent, reply } from '../http/endpoint.ts';

/** How much of a file has come. */
export interface ResumableUploadReply {
  arrived: number;
  bytes: number;
}

/** The version of tus that is spoken, in `Tus-Resumable`. */
export const TUS_VERSION = '1.0.0';

/** The type of a piece. */
export const TUS_CHUNK_TYPE = 'application/offset+octet-stream';

/** In a refusal with 503: the file is whole, and whoever is to look at it for viruses is away. It waits for that. */
export const SCANNER_UNAVAILABLE = 'scanner-away';

const PATH = '/api/support-tickets/:id/attachments/:attachmentId/upload';

/**
 * An announced file that comes in pieces, as tus has it (https://tus.io/protocols/resumable-upload): what has arrived stays
 * when the connection is cut, and the rest is sent later. The facts are in the headers `Upload-Length` and `Upload-Offset`.
 */
export const resumableUpload = {
  /** Begins anew, whatever has come before. */
  begin: endpoint.post(PATH, 'client', reply<ResumableUploadReply>(201, { errorStatuses: [412, 413] })),
  /** How far it is; the protocol asks with HEAD. */
  read: endpoint.get(PATH, 'client', reply<ResumableUploadReply>(200, { errorStatuses: [412] })),
  /** Adds a piece where the last one ended; with the last of them the file is stored. */
  add: endpoint.patch(PATH, 'client', binaryBody, noContent({ errorStatuses: [409, 412] })),
};
