import type { Storage } from '@skal/storage';
import type { Database } from './db/database.ts';
import type { Sweeps } from './db/sweep.ts';
import type { Passwords } from './modules/account/passwords.ts';
import type { Sessions } from './modules/session/sessions.ts';
import type { Pictures } from './modules/ticket/pictures.ts';
import type { Limits } from './server/limits.ts';
import type { Log } from './server/log.ts';
import type { Route } from './server/route.ts';
import type { ApiSettings } from './settings.ts';

/** What is done now and then, by its name in the log. */
export type Chores = Readonly<Record<string, () => Promise<void>>>;

/** What a module may use. */
export interface Parts {
  settings: ApiSettings;
  db: Database;
  log: Log;
  limits: Limits;
  passwords: Passwords;
  /** The files of tickets, by their names in it. */
  uploads: Storage;
  /** Draws what is uploaded anew. */
  pictures: Pictures;
  /** Whether somebody with this address may sign in here at all; the accounts of the demo may not on a public site. */
  admits(email: string): boolean;
  sessions: Sessions;
  /** Tells the worker that mails are waiting. */
  mailsWaiting(): void;
  /** Everything that is answered; known once all modules have brought theirs. */
  routes(): readonly Route[];
  /** The rows of all modules that have had their time. */
  sweeps(now: number): Sweeps;
  /** What else the modules put in order. */
  chores(now: number): Chores;
}
