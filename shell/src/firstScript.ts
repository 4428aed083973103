import { EVENT_CAPTURE_SCRIPT } from './eventReplay/eventCaptureScript.ts';
import { WATCH_SCRIPT } from './foreign/watchScript.ts';

/** What a page runs right behind its content, long before the shell is there. */
export const FIRST_SCRIPT = `${EVENT_CAPTURE_SCRIPT};${WATCH_SCRIPT}`;
