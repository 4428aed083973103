/** Path of uploads and other changes of a bundle. */
export const PUBLISHING_PATH = '/releases/';

/** Options of an upload, sent as the query of its request. */
export interface UploadOptions {
  /** The version that the sender expects to be live; null for none. */
  expects: string | null;
  /** The share of visitors that gets it, in percent; null for all. */
  canary: number | null;
  /** Only stores the release: a later request activates it, after the browser gate. */
  stage?: boolean;
  note: string | null;
}

/** Writes the query of an upload. */
export function uploadQuery({ expects, canary, stage, note }: UploadOptions): string {
  return String(
    new URLSearchParams({
      ...(expects !== null && { expects }),
      ...(canary !== null && { canary: String(canary) }),
      ...(stage && { stage: 'true' }),
      ...(note !== null && { note }),
    }),
  );
}
