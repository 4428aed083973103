import type { ReleaseReply } from '@skal/contracts/operations/release';

/** A change of a bundle that an operator has confirmed, with the version that the page showed. */
export type ReleaseCommand =
  | { type: 'promote' | 'abort'; bundle: string; canary: string }
  | { type: 'rollback'; bundle: string; version: string };

/** Who makes the change, and the version that must be live: where another one is, nothing is changed. */
export interface ReleaseChangeContext {
  by: string;
  note: string | null;
  expects: string;
}

/**
 * The version that changed, or the reason of a rejection: 409 for a conflict, 503 where the change is not possible at
 * this moment. Null for an unknown bundle.
 */
export type ReleaseChangeResult = { version: string } | { error: string; status: number } | null;

/** The releases of the site that this api belongs to. The process that serves both provides them. */
export interface ReleaseService {
  status(): Promise<ReleaseReply[]>;
  change(command: ReleaseCommand, context: ReleaseChangeContext): Promise<ReleaseChangeResult>;
}
