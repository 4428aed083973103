import { partialUploads } from '../ticket/resumable/partialUploads.ts';

export const PhotoUploadEntity = partialUploads('PhotoUpload', 'photo_uploads', 'Photo');
