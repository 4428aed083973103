import type { ConnectorName } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { storedText } from '../../language/storedText.ts';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { textIn } from '../../language/textIn.ts';

// Reasons are stored in English, and written in the language of each reader.

const NOT_SYNCED = /*i18n*/ '{platform} could not be synced: {why}.';
const REFUSED = /*i18n*/ 'Refused: {reasons}.';

/** Returns why a connection could not be synced. */
export const describeSyncError = (name: ConnectorName, why: Text): Text =>
  sentence(NOT_SYNCED, { platform: platformLabels[name], why });

/**
 * Returns why events were rejected, as it is stored.
 * @param counts number of events of each reason, a message with `{number}`
 */
export function describeRefusal(counts: ReadonlyMap<string, number>): string {
  const english = textIn(SOURCE_LOCALE);
  const reasons = [...counts].map(([why, number]) => english(why, { number })).join(', ');
  return english(REFUSED, { reasons });
}

/** Writes a stored reason of a connection or of an entry of its log. */
export const writeReason = (locale: Locale, reason: string | null): string | null =>
  reason && textFor(locale, storedText(reason, [NOT_SYNCED, REFUSED]));
