import type { Messages } from '@lingui/core';

/** Id of the element with the messages of the page: those of every script that it loads first. */
export const MESSAGES_ID = 'skal-messages';

/** The messages that a page contains. */
export interface PageMessages {
  /** Addresses of the scripts whose messages these are. */
  readonly scripts: readonly string[];
  readonly messages: Messages;
}
