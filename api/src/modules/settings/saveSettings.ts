import type { ParsedSettings } from '@skal/contracts/account/settings';
import type { Database } from '../../db/database.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { acceptPhone } from '../../server/phone.ts';
import { type AccountChange, changeAccount } from '../account/changeAccount.ts';
import { splitName } from '../account/name.ts';
import { type BusinessChange, changeBusiness } from '../client/changeBusiness.ts';
import { refreshClientListEntry } from '../client/list/refreshClientListEntry.ts';

/** Drops blank and absent fields, which leave the stored value unchanged. */
function nonBlank<Fields extends object>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** Returns the number with its country. An unchanged number is not validated: an operator may have entered it. */
function phoneChange(account: AuthenticatedUser, { phone, countryCode }: ParsedSettings): AccountChange {
  if (!phone || phone === account.phone) return nonBlank({ phone, countryCode });
  return acceptPhone(countryCode || account.countryCode, phone);
}

/** Splits the full name only if neither part is nonBlank (T26). */
function accountChange(account: AuthenticatedUser, settings: ParsedSettings): AccountChange {
  const { contactName, firstName, lastName } = settings;
  const names = contactName && !firstName && !lastName ? splitName(contactName) : nonBlank({ firstName, lastName });
  return { ...names, ...phoneChange(account, settings) };
}

/** Merges nested parts too (J15); loyalty cannot be sent by clients and stays (T25). */
const businessChange =
  ({ businessName, businessType, features, appFeatures, branding }: ParsedSettings) =>
  (business: Pick<AuthenticatedBusiness, 'features' | 'branding'>): BusinessChange =>
    nonBlank({
      name: businessName,
      businessType,
      features: { ...business.features, ...nonBlank({ ...features }), ...nonBlank({ ...appFeatures }) },
      branding: { ...business.branding, ...nonBlank({ ...branding }) },
    });

/**
 * Merges settings into an account and its business, in one transaction, and returns the result.
 * @throws HttpError 400 if the phone number cannot be stored whole
 */
export function saveSettings(
  db: Database,
  account: AuthenticatedUser,
  business: AuthenticatedBusiness,
  settings: ParsedSettings,
): Promise<AuthenticatedUser> {
  return db.tx(async (manager) => {
    const { name, businessType, features, branding } = await changeBusiness(
      manager,
      business.id,
      businessChange(settings),
    );
    const change = accountChange(account, settings);
    await changeAccount(manager, account.accountId, change);
    await refreshClientListEntry(manager, business.id);
    return { ...account, ...change, business: { ...business, name, businessType, features, branding } };
  });
}
