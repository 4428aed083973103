/** Where the releases of a bundle are sent, and where other changes of it are asked for. */
export const PUBLISHING_PATH = '/releases/';

/** What a release is uploaded with, as the query of its request. */
export interface UploadOptions {
  /** The version that its sender believes to be live; null for none. */
  expects: string | null;
  /** The share of visitors that gets it, in percent; null for all. */
  canary: number | null;
  /** Whether it is only stored: it is activated by a later request, after its pages were opened in a browser. */
  stage?: boolean;
  note: string | null;
}

/** The query of an upload. */
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
