import { isAbsolute, join } from 'node:path';

/** Location of a storage. */
export interface StorageLocation {
  /** A folder, or `s3://bucket/prefix`. */
  url: string;
  /** URL of an S3 server other than Amazon's. */
  endpoint?: string | undefined;
}

const BUCKET = /^s3:\/\/[^/]+(?:\/|$)/;

export const isBucket = ({ url }: StorageLocation): boolean => BUCKET.test(url);

/** Whether a setting is a valid location. A relative path is not: it would depend on the working directory. */
export const isStorageLocation = (at: string): boolean => BUCKET.test(at) || isAbsolute(at);

/** Format of a location, as the end of an error message. */
export const STORAGE_LOCATION_FORMAT = 'the whole path of a folder, or s3://bucket/prefix';

/** Returns the location of one subject within a storage. */
export const subLocation = (place: StorageLocation, subject: string): StorageLocation => ({
  ...place,
  url: isBucket(place) ? `${place.url.replace(/\/+$/, '')}/${subject}` : join(place.url, subject),
});
