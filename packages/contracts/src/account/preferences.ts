import { object } from 'yup';
import { enumField } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { LOCALES } from '../site/locale.ts';
import { THEMES } from '../site/theme.ts';
import type { SessionReply } from './session.ts';

/** Language and theme of an account; an absent field keeps the stored value. */
export const savePreferencesSchema = object({
  language: enumField(LOCALES, 'Please choose a language from the list').optional(),
  theme: enumField(THEMES, 'Please choose a theme from the list').optional(),
});

export type SavePreferencesBody = RequestOf<typeof savePreferencesSchema>;

export const preferences = {
  /** Returns the session after the change. */
  save: endpoint.put('/api/session/preferences', 'signed-in', savePreferencesSchema, reply<SessionReply>()),
};
