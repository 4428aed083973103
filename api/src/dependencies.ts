import type { Storage } from '@skal/storage';
import type { Database } from './db/database.ts';
import type { Passwords } from './modules/account/passwords.ts';
import type { Sessions } from './modules/session/sessions.ts';
import type { Pictures } from './modules/ticket/pictures.ts';
import type { Limits } from './server/limits.ts';
import type { Log } from './server/log.ts';
import type { ApiSettings } from './settings.ts';

/** What is injected into the modules; a function names the ones that it uses. */
export interface Dependencies {
  settings: ApiSettings;
  db: Database;
  log: Log;
  limits: Limits;
  passwordHasher: Passwords;
  /** The stored files of tickets. */
  uploads: Storage;
  /** Re-encodes uploaded images. */
  images: Pictures;
  /** Whether this email address may sign in here; demo accounts may not on a public site. */
  canSignIn(email: string): boolean;
  sessions: Sessions;
  /** Wakes the worker after mails were enqueued. */
  wakeMailWorker(): void;
}
