import type { ParsedSettings } from '@skal/contracts/account/settings';
import type { AuditValues } from '@skal/contracts/operations/audit';
import type { Database } from '../../db/database.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import type { Call } from '../../server/http/route.ts';
import { acceptPhone } from '../../server/phone.ts';
import { type AccountChange, changeAccount } from '../account/changeAccount.ts';
import { formatFullName, splitName } from '../account/name.ts';
import { changedValues, prefixKeys } from '../audit/changedValues.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { type BusinessChange, changeBusiness } from '../client/changeBusiness.ts';
import { refreshClientListEntry } from '../client/list/refreshClientListEntry.ts';
import { syncStaff } from '../staff/staffAccount.ts';

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

/** Values for the audit log. */
const toAuditValues = ({ business, ...user }: SavedUser): AuditValues => ({
  contactName: formatFullName(user),
  phone: user.phone,
  businessName: business.name,
  businessType: business.businessType,
  ...prefixKeys('features', business.features),
  ...prefixKeys('branding', business.branding),
});

type SavedUser = AuthenticatedUser & { business: AuthenticatedBusiness };

/**
 * Merges settings into an account and its business, in one transaction, and returns the result.
 * @throws HttpError 400 if the phone number cannot be stored whole
 */
export function saveSettings(db: Database, call: Call<unknown, ParsedSettings>): Promise<AuthenticatedUser> {
  const { account, body: settings, business } = call;
  return db.tx(async (manager) => {
    const { name, businessType, features, branding } = await changeBusiness(
      manager,
      business.id,
      businessChange(settings),
    );
    const change = accountChange(account, settings);
    await changeAccount(manager, account.accountId, change);
    await syncStaff(db, manager, account.accountId);
    await refreshClientListEntry(manager, business.id);
    const saved = { ...account, ...change, business: { ...business, name, businessType, features, branding } };
    const [was, is] = [toAuditValues({ ...account, business }), toAuditValues(saved)];
    const changed = { before: changedValues(was, is), after: changedValues(is, was) };
    if (Object.keys(changed.after).length > 0) {
      await recordAuditEvent(manager, call, {
        action: 'settings.saved',
        client: { id: business.id, name },
        ...changed,
      });
    }
    return saved;
  });
}
