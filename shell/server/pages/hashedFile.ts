import { type EncodedBody, encodeBody } from '../http/encodedBody.ts';
import { fileIntegrity } from '../releases/release.ts';

/** A file of a composition whose content determines its path. */
export interface HashedFile {
  path: string;
  integrity: string;
  body: EncodedBody;
}

export function createHashedFile(text: string, type: string, buildPath: (integrity: string) => string): HashedFile {
  const body = encodeBody(text, type);
  const integrity = fileIntegrity(body.plain);
  return { path: buildPath(integrity), integrity, body };
}
