import { findAttachmentKind, getKindTypes, optionalKinds } from '@skal/contracts/support/attachmentKinds';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound, unavailable } from '../../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { StoredFile } from '../../../server/streaming/storedFile.ts';
import type { Attachment } from './Attachment.entity.ts';

/**
 * Opens a stored file for download.
 * @throws HttpError 404 until its bytes are stored; 503 on reading, while the storage is unavailable
 */
export function readAttachment({ log, uploads }: Pick<Dependencies, 'log' | 'uploads'>, file: Attachment): StoredFile {
  const { id, name, bytes, storedAs } = file;
  if (storedAs === null) throw notFound('file');
  // A stored file is served even if its type is no longer allowed.
  const kind = findAttachmentKind(name, optionalKinds);
  return new StoredFile({
    ...{ name, bytes },
    type: (kind && getKindTypes(kind).types[0]) ?? 'application/octet-stream',
    // A file that is uploaded again has another object name.
    tag: `"${storedAs}"`,
    async open(range) {
      try {
        return await uploads.get(storedAs, range);
      } catch (error) {
        log.error({ attachment: id, ...getErrorLogFields(error) }, 'stored file not read');
        throw unavailable();
      }
    },
  });
}
