import type { ReleaseReply } from '@skal/contracts/release';

/** Who does something to what is released, and in which belief. */
export interface ReleaseDeed {
  by: string;
  note: string | null;
  /** The version that is believed to be live: where another one is, nothing is done. */
  expects: string;
}

/**
 * The version that it was about, or why not, in a sentence: 409 where something else is so by now, 503 where it cannot be
 * done at this moment. Null for a bundle that there is not.
 */
export type ReleaseOutcome = { version: string } | { refusal: string; status: number } | null;

/** What is released of the site beside this api: whoever serves both provides it. */
export interface Releases {
  list(): Promise<ReleaseReply[]>;
  /** Makes a bundle's canary live, where it is still this version. */
  promote(bundle: string, canary: string, deed: ReleaseDeed): Promise<ReleaseOutcome>;
  /** Ends a bundle's canary, where it is still this version. */
  abort(bundle: string, canary: string, deed: ReleaseDeed): Promise<ReleaseOutcome>;
  rollBack(bundle: string, to: string, deed: ReleaseDeed): Promise<ReleaseOutcome>;
}
