/**
 * The operator's account. As a program: `node api/src/addOperator.ts <email> <name>`, with the password on standard
 * input, so that it stands neither in the shell's history nor in the list of processes.
 */
import { createInterface } from 'node:readline/promises';
import { check } from '@skal/contracts/check';
import { createClientSchema } from '@skal/contracts/newClient';
import { openDatabase } from './db/openDatabase.ts';
import { openDemo } from './demo/demo.ts';
import { createAccount, emailReserved } from './modules/account/createAccount.ts';
import { splitName } from './modules/account/name.ts';
import { weaknessOf } from './modules/account/password.policy.ts';
import { Passwords } from './modules/account/passwords.ts';
import { findModules } from './modules/modules.ts';
import { openLog } from './server/log.ts';
import { invalidFields, Refusal } from './server/refusal.ts';
import { type ApiSettings, readSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

export interface NewOperator {
  email: string;
  contactName: string;
  password: string;
}

/** The same rules as for a client's account. */
const operatorSchema = createClientSchema.pick(['email', 'contactName', 'password']);

/**
 * Adds an account for the operator: a production system begins without any.
 * @throws Refusal when something about the account is not right, or the address has one already
 */
export async function addOperator(settings: ApiSettings, given: NewOperator): Promise<void> {
  const checked = check(operatorSchema, given);
  if (!checked.ok) throw invalidFields(checked.fields);
  const { email, contactName, password } = checked.body;
  if (!openDemo(settings).admits(email)) throw emailReserved();
  const weakness = weaknessOf(password, [settings.site.brand, email, contactName]);
  if (weakness) throw invalidFields({ password: weakness });

  const passwordHash = await new Passwords(settings.hashing).hash(password);
  const log = openLog(settings.logLevel);
  const db = await openDatabase({ settings, log, ...(await findModules()) });
  try {
    const names = splitName(contactName);
    await db.tx((manager) => createAccount(manager, { accountType: 'admin', email, passwordHash, ...names }));
  } finally {
    await db.close();
    log.flush();
  }
}

if (import.meta.main) {
  const [email = '', ...names] = process.argv.slice(2);
  const input = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const password = await input.question('Password of the new operator: ');
    await addOperator(readSettings(process.env), { email, contactName: names.join(' '), password });
    process.stdout.write(`${email} can sign in now.\n`);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StartRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    input.close();
  }
}
