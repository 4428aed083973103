/** Numbers promised on pages and in emails. Where code depends on one, it uses the constant from here. */

/** How soon an inquiry is answered, in hours (F32). */
export const REPLY_HOURS = 24;

/** Length of the free call (F33). */
export const CALL_MINUTES = 30;

/** Response time to integration requests, about (Q3). */
export const INTEGRATION_REPLY_HOURS = 48;

/** How long a known browser is remembered. */
export const DEVICE_DAYS = 90;

/** Retention of client alerts. */
export const ALERT_DAYS = 90;

/** Default retention of inquiries. */
export const INQUIRY_DAYS = 730;

/** Retention of unsent drafts in the browser. */
export const DRAFT_DAYS = 7;

/** How long a browser remembers the chosen language and theme. */
export const PREFERENCE_DAYS = 365;

/** Validity of a password link. */
export const PASSWORD_LINK_HOURS = 24;

/** Validity of an invitation to a client's staff. */
export const STAFF_INVITATION_DAYS = 7;

/** Maximum duration of an impersonation. */
export const IMPERSONATION_MINUTES = 15;

/** How long a visitor stays in the canary or control group, in days. */
export const CANARY_DAYS = 30;
