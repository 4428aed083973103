import { attachmentKindOf, factsOfKind, optionalKinds } from '@skal/contracts/support/attachmentKinds';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound, unavailable } from '../../../server/errors/HttpError.ts';
import { errorLogFields } from '../../../server/observability/log.ts';
import { StoredFile } from '../../../server/streaming/storedFile.ts';
import type { Attachment } from './Attachment.entity.ts';

/**
 * Finds a stored file, as one to keep.
 * @throws HttpError 404 while its bytes have not come; 503, when it is read, while the storage does not give them
 */
export function readAttachment({ log, uploads }: Pick<Dependencies, 'log' | 'uploads'>, file: Attachment): StoredFile {
  const { id, name, bytes, storedAs } = file;
  if (storedAs === null) throw notFound('file');
  // What was taken once is given out, whatever the operator allows now.
  const kind = attachmentKindOf(name, optionalKinds);
  return new StoredFile({
    ...{ name, bytes },
    type: (kind && factsOfKind(kind).types[0]) ?? 'application/octet-stream',
    // What is sent again has another name in the storage.
    tag: `"${storedAs}"`,
    async open(range) {
      try {
        return await uploads.get(storedAs, range);
      } catch (error) {
        log.error({ attachment: id, ...errorLogFields(error) }, 'stored file not read');
        throw unavailable();
      }
    },
  });
}
