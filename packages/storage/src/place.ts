import { isAbsolute, join } from 'node:path';

/** Where a storage is. */
export interface StoragePlace {
  /** A folder, or `s3://bucket/prefix`. */
  at: string;
  /** The address of an S3 server other than Amazon's. */
  endpoint?: string | undefined;
}

const BUCKET = /^s3:\/\/[^/]+(?:\/|$)/;

export const isBucket = ({ at }: StoragePlace): boolean => BUCKET.test(at);

/** Whether a setting names a place: a relative folder would be another one for each way to start. */
export const namesPlace = (at: string): boolean => BUCKET.test(at) || isAbsolute(at);

/** How a place is written, as the end of a sentence. */
export const PLACE_RULE = 'the whole path of a folder, or s3://bucket/prefix';

/** The part of a place that belongs to one subject. */
export const within = (place: StoragePlace, subject: string): StoragePlace => ({
  ...place,
  at: isBucket(place) ? `${place.at.replace(/\/+$/, '')}/${subject}` : join(place.at, subject),
});
