import { parseReleaseUrl } from '../http/releaseFiles.ts';

/** A position in a script of a release, as browsers count: from one. */
export interface SourcePosition {
  bundle: string;
  version: string;
  script: string;
  line: number;
  column: number;
}

/** Maps positions to source lines such as `src/pages/HomePage.tsx:12`; null where no source map has the position. */
export type ResolveSources = (positions: readonly SourcePosition[]) => Promise<readonly (string | null)[]>;

/** Where an error was thrown. */
export interface ErrorOrigin {
  bundle: string;
  version: string;
  source: string | null;
}

/** The limits of one report: frames, and characters of a frame. */
const FRAMES_LIMIT = 10;
const FRAME_LENGTH = 300;
const FRAME = /^(.+):(\d{1,7}):(\d{1,7})$/;

/** Libraries in a bundle: they throw at what our code passes to them. */
const LIBRARY = /^(?:node_modules|webpack)\/|^external /;

function parseFrame(frame: unknown): SourcePosition | null {
  if (typeof frame !== 'string' || frame.length > FRAME_LENGTH) return null;
  const [, path = '', line, column] = FRAME.exec(frame) ?? [];
  const file = parseReleaseUrl(path);
  return (
    file && { bundle: file.name, version: file.version, script: file.file, line: Number(line), column: Number(column) }
  );
}

/** Parses the frames of a report from an unknown sender. Frames outside of the site's releases are dropped. */
export function parseFrames(
  frames: unknown,
  hasVersion: (bundle: string, version: string) => boolean,
): SourcePosition[] {
  if (!Array.isArray(frames)) return [];
  return frames
    .slice(0, FRAMES_LIMIT)
    .map(parseFrame)
    .filter((position) => position !== null)
    .filter(({ bundle, version }) => hasVersion(bundle, version));
}

/**
 * Finds the release and the line of an error: the innermost frame of our own code, because React throws at what a page
 * passes to it. Without one, the innermost frame; null without frames.
 */
export async function findErrorOrigin(
  positions: readonly SourcePosition[],
  resolveSources: ResolveSources,
): Promise<ErrorOrigin | null> {
  if (positions.length === 0) return null;
  const sources = await resolveSources(positions);
  const own = sources.findIndex((source) => source !== null && !LIBRARY.test(source));
  const index = Math.max(own, 0);
  const position = positions[index];
  return position ? { bundle: position.bundle, version: position.version, source: sources[index] ?? null } : null;
}
