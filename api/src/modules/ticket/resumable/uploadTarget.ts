import type { EntitySchema } from 'typeorm';
import type { PartialUpload } from './PartialUpload.entity.ts';

/** What a resumable upload becomes: an announced attachment or photo of a client. */
export interface UploadTarget {
  readonly id: string;
  readonly businessId: string;
  readonly entity: EntitySchema<PartialUpload>;
  /**
   * Stores the complete file.
   * @throws HttpError 400 or 413 for a file that is not accepted, 503 while the storage is unavailable
   */
  store(chunks: AsyncIterable<Uint8Array>): Promise<unknown>;
}
