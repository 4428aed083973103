import type { ParsedSettings } from '@skal/contracts/account/settings';
import type { Database } from '../../db/database.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { acceptPhone } from '../../server/phone.ts';
import { type AccountChange, changeAccount } from '../account/changeAccount.ts';
import { splitName } from '../account/name.ts';
import { type BusinessChange, changeBusiness } from '../client/changeBusiness.ts';
import { refreshClientListEntry } from '../client/list/refreshClientListEntry.ts';

/** What says something: blank and absent fields leave what is there. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** The number with its country. One that stays as it is, an operator's for one, is not judged. */
function phoneChange(account: AuthenticatedUser, { phone, countryCode }: ParsedSettings): AccountChange {
  if (!phone || phone === account.phone) return given({ phone, countryCode });
  return acceptPhone(countryCode || account.countryCode, phone);
}

/** One name is split only when neither half is there (T26). */
function accountChange(account: AuthenticatedUser, settings: ParsedSettings): AccountChange {
  const { contactName, firstName, lastName } = settings;
  const names = contactName && !firstName && !lastName ? splitName(contactName) : given({ firstName, lastName });
  return { ...names, ...phoneChange(account, settings) };
}

/** The nested parts merge, too (J15); loyalty is not among what a client can send, and stays as it is (T25). */
const businessChange =
  ({ businessName, businessType, features, appFeatures, branding }: ParsedSettings) =>
  (business: Pick<AuthenticatedBusiness, 'features' | 'branding'>): BusinessChange =>
    given({
      name: businessName,
      businessType,
      features: { ...business.features, ...given({ ...features }), ...given({ ...appFeatures }) },
      branding: { ...business.branding, ...given({ ...branding }) },
    });

/**
 * Merges settings into an account and its business, all or nothing, and answers with how they are now.
 * @throws HttpError 400 when the phone number cannot be kept whole
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
