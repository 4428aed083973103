/** What pages and mails promise in figures. A figure that the code keeps, too, is the code's own from here. */

/** How soon an inquiry is answered (F32). */
export const REPLY_WITHIN = 'within 24 hours';

/** How long the free call takes (F33). */
export const CALL_MINUTES = 30;

/** How soon somebody who asks for an integration is answered (Q3). */
export const INTEGRATION_REPLY_WITHIN = 'within about 48 hours';

/** So long a browser is known again that somebody has signed in from. */
export const DEVICE_DAYS = 90;

/** So long an alert of a client is kept. */
export const ALERT_DAYS = 90;

/** So long an inquiry is kept, where the owner has not set another time. */
export const INQUIRY_DAYS = 730;

/** So long a browser keeps what an account has typed and not sent. */
export const DRAFT_DAYS = 7;

/** So long a link to set a password can be used. */
export const PASSWORD_LINK_HOURS = 24;

/** For how long an operator sees a client's portal before it has to be asked for again. */
export const IMPERSONATION_MINUTES = 15;

/** A visitor who takes part in trying a new version, or does not, stays on that side for so long, in days. */
export const CANARY_DAYS = 30;
