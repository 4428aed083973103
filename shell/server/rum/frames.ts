import { fileAt } from '../files.ts';

/** A place in a script of a release, as browsers count: from one. */
export interface Place {
  bundle: string;
  version: string;
  script: string;
  line: number;
  column: number;
}

/** Finds the lines that places came from, such as `src/pages/HomePage.tsx:12`; null where no map says so. */
export type FindSources = (places: readonly Place[]) => Promise<readonly (string | null)[]>;

/** Where an error was thrown. */
export interface Culprit {
  bundle: string;
  version: string;
  source: string | null;
}

/** So many frames of one report are looked at, and each is so long at most. */
const FRAMES_LIMIT = 10;
const FRAME_LENGTH = 300;
const FRAME = /^(.+):(\d{1,7}):(\d{1,7})$/;

/** What is built into a bundle and is nobody's of ours: it throws at what it is given. */
const OF_OTHERS = /^(?:node_modules|webpack)\/|^external /;

function placeIn(frame: unknown): Place | null {
  if (typeof frame !== 'string' || frame.length > FRAME_LENGTH) return null;
  const [, path = '', line, column] = FRAME.exec(frame) ?? [];
  const found = fileAt(path);
  if (!found) return null;
  const { name: bundle, version, file: script } = found;
  return { bundle, version, script, line: Number(line), column: Number(column) };
}

/** The places that frames of a report name, in releases that the site has; anybody may have made the frames up. */
export function placesIn(frames: unknown, hasVersion: (bundle: string, version: string) => boolean): Place[] {
  if (!Array.isArray(frames)) return [];
  return frames
    .slice(0, FRAMES_LIMIT)
    .map(placeIn)
    .filter((place) => place !== null)
    .filter(({ bundle, version }) => hasVersion(bundle, version));
}

/**
 * The release that is to be asked about an error, and the line: the innermost of our own code, for React throws at what
 * a page gives it. Where there is none, the innermost of all; null where there are no places.
 */
export async function culpritIn(places: readonly Place[], findSources: FindSources): Promise<Culprit | null> {
  if (places.length === 0) return null;
  const sources = await findSources(places);
  const own = sources.findIndex((source) => source !== null && !OF_OTHERS.test(source));
  const at = Math.max(own, 0);
  const place = places[at];
  return place ? { bundle: place.bundle, version: place.version, source: sources[at] ?? null } : null;
}
