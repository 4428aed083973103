import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { Database } from '../../../db/database.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { normalizeEmail } from '../../account/findAccount.ts';
import { findOperators } from '../../account/operators.ts';

/** Address of alerts to the operator, and its language. */
export interface AlertRecipient {
  readonly email: string;
  readonly language: Locale;
}

/**
 * Finds the recipients of an alert: the configured address, if one is set, and others. An address without an account has
 * the language of the first operator.
 */
export async function findAlertRecipients(
  db: Database,
  { mail }: Pick<ApiSettings, 'mail'>,
  others: readonly string[] = [],
): Promise<AlertRecipient[]> {
  const addresses = [...new Set([mail.operator, ...others])].filter((address) => address !== '');
  if (addresses.length === 0) return [];
  const operators = (await findOperators(db)).filter(({ disabledAt }) => disabledAt === null);
  return addresses.map((email) => {
    const account = operators.find((operator) => operator.email === normalizeEmail(email)) ?? operators[0];
    return { email, language: account?.language ?? SOURCE_LOCALE };
  });
}
