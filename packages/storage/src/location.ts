import { isAbsolute, join } from 'node:path';

/** Where a storage is. */
export interface StorageLocation {
  /** A folder, or `s3://bucket/prefix`. */
  url: string;
  /** The address of an S3 server other than Amazon's. */
  endpoint?: string | undefined;
}

const BUCKET = /^s3:\/\/[^/]+(?:\/|$)/;

export const isBucket = ({ url }: StorageLocation): boolean => BUCKET.test(url);

/** Whether a setting names a place: a relative folder would be another one for each way to start. */
export const isStorageLocation = (at: string): boolean => BUCKET.test(at) || isAbsolute(at);

/** How a place is written, as the end of a sentence. */
export const STORAGE_LOCATION_FORMAT = 'the whole path of a folder, or s3://bucket/prefix';

/** The part of a place that belongs to one subject. */
export const subLocation = (place: StorageLocation, subject: string): StorageLocation => ({
  ...place,
  url: isBucket(place) ? `${place.url.replace(/\/+$/, '')}/${subject}` : join(place.url, subject),
});
