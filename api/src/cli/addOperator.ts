import type { OperatorRole } from '@skal/contracts/account/session';
import { createClientSchema } from '@skal/contracts/client/newClient';
import { validateBody } from '@skal/contracts/http/validate';
import { changeSite } from '../commands/changeSite.ts';
import { createDemoGuard } from '../demo/demo.ts';
import { createAccount, emailReserved } from '../modules/account/createAccount.ts';
import { splitName } from '../modules/account/name.ts';
import { PasswordHasher } from '../modules/account/PasswordHasher.ts';
import { findWeakness } from '../modules/account/password.policy.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from '../modules/audit/recordAudit.ts';
import { invalidFields } from '../server/errors/HttpError.ts';
import type { ApiSettings } from '../settings/settings.ts';

export interface NewOperator {
  email: string;
  contactName: string;
  password: string;
  /** Default: owner. */
  role?: OperatorRole;
}

/** The same rules as for a client's account. */
const operatorSchema = createClientSchema.pick(['email', 'contactName', 'password']);

/**
 * Validates and normalizes a new operator.
 * @throws HttpError when a field is invalid
 */
export function checkOperator(settings: ApiSettings, operator: NewOperator): NewOperator {
  const checked = validateBody(operatorSchema, operator);
  if (!checked.ok) throw invalidFields(checked.fields);
  const { email, contactName } = checked.body;
  const weakness = findWeakness(operator.password, [settings.site.brand, email, contactName]);
  if (weakness) throw invalidFields({ password: weakness });
  return { ...operator, email, contactName };
}

/**
 * Creates an operator account; a production system has none at first. A dry run only validates it.
 * @throws HttpError when a field is invalid, or the address is in use
 */
export async function addOperator(settings: ApiSettings, operator: NewOperator, dryRun = false): Promise<void> {
  const { email, contactName, password, role = 'owner' } = checkOperator(settings, operator);
  if (!createDemoGuard(settings).canSignIn(email)) throw emailReserved();
  const passwordHash = await new PasswordHasher(settings.hashing).hash(password);
  const details = { accountType: 'admin', email, role, passwordHash, ...splitName(contactName) } as const;
  await changeSite(settings, dryRun, (db) =>
    db.tx(async (manager) => {
      const account = await createAccount(manager, details);
      await recordAuditEvent(manager, SYSTEM_ACTOR, {
        action: 'operator.created',
        after: { email: account.email, role },
      });
    }),
  );
}
