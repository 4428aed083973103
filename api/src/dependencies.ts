import type { Storage } from '@skal/storage';
import type { Database } from './db/database.ts';
import type { PasswordHasher } from './modules/account/PasswordHasher.ts';
import type { Sessions } from './modules/session/sessions.ts';
import type { ImageProcessor } from './modules/ticket/image/ImageProcessor.ts';
import type { Logger } from './server/observability/log.ts';
import type { RateLimiters } from './server/rateLimit/rateLimits.ts';
import type { ApiSettings } from './settings/settings.ts';

/** Dependencies injected into the modules; functions name those that they use. */
export interface Dependencies {
  settings: ApiSettings;
  db: Database;
  log: Logger;
  limits: RateLimiters;
  passwordHasher: PasswordHasher;
  /** Storage of attachments. */
  uploads: Storage;
  /** Re-encodes uploaded images. */
  images: ImageProcessor;
  /** Whether this email address may sign in here; demo accounts may not on a public site. */
  canSignIn(email: string): boolean;
  sessions: Sessions;
  /** Aborted before the process stops: ends requests that wait for something. */
  shutdown: AbortSignal;
  /** Wakes the worker after emails were enqueued. */
  wakeMailWorker(): void;
}
