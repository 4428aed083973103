import { EVENT_CAPTURE_SCRIPT } from './eventReplay/eventCaptureScript.ts';
import { WATCH_SCRIPT } from './foreign/watchScript.ts';

/** The inline script right after the content of a page, long before the shell loads. */
export const FIRST_SCRIPT = `${EVENT_CAPTURE_SCRIPT};${WATCH_SCRIPT}`;
