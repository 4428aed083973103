import { partialUploads } from './partialUploads.ts';

export const PartialUploadEntity = partialUploads('PartialUpload', 'partial_uploads', 'Attachment');
