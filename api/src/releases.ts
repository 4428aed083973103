import type { ReleaseReply } from '@skal/contracts/operations/release';

/** A release change that an operator has confirmed, with the version shown on the page. */
export type ReleaseCommand =
  | { type: 'promote' | 'abort'; bundle: string; canary: string }
  | { type: 'rollback'; bundle: string; version: string };

/** Who makes the change, and the expected active version: if it differs, nothing changes. */
export interface ReleaseChangeContext {
  by: string;
  note: string | null;
  expects: string;
}

/**
 * The version that changed, or the error: 409 for a conflict, 503 if the change is not possible now. Null for an unknown
 * bundle.
 */
export type ReleaseChangeResult = { version: string } | { error: string; status: number } | null;

/** Releases of the site, provided by the process that serves both pages and api. */
export interface ReleaseService {
  status(): Promise<ReleaseReply[]>;
  change(command: ReleaseCommand, context: ReleaseChangeContext): Promise<ReleaseChangeResult>;
}
