import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@skal/contracts/account/session';
import { addOperator } from '../cli/addOperator.ts';
import { promptSecret } from '../cli/promptSecret.ts';
import { disableOperator, resetOperator } from '../cli/repairOperator.ts';
import { readSettings } from '../settings/settings.ts';

interface DryRunOption {
  /** Only validates the change. No password is read or printed. */
  dryRun?: boolean;
}

interface PasswordOptions extends DryRunOption {
  /** Generates a password and prints it once. By default it is prompted for, or read from standard input. */
  generatePassword?: boolean;
}

/** 144 bits, in typeable characters. */
const generate = () => randomBytes(18).toString('base64url');

async function readPassword({
  generatePassword,
  dryRun,
}: PasswordOptions): Promise<{ password: string; printed: string }> {
  if (dryRun) return { password: generate(), printed: '' };
  if (!generatePassword) return { password: await promptSecret('Password of the operator: '), printed: '' };
  const password = generate();
  return { password, printed: `Password: ${password}\n` };
}

/** Creates an operator, an owner by default. @throws HttpError */
export async function createOperator(
  email: string,
  names: readonly string[],
  { role = 'owner', ...options }: PasswordOptions & { role?: OperatorRole },
): Promise<string> {
  const settings = readSettings(process.env);
  const { password, printed } = await readPassword(options);
  await addOperator(settings, { email, contactName: names.join(' '), password, role }, options.dryRun);
  if (options.dryRun) return `Would create ${email}, ${role}.\n`;
  return `${printed}${email} can sign in now.\n`;
}

/** Sets a new password and revokes the operator's sessions. @throws HttpError */
export async function resetPassword(email: string, options: PasswordOptions): Promise<string> {
  const settings = readSettings(process.env);
  const { password, printed } = await readPassword(options);
  await resetOperator(settings, email, password, options.dryRun);
  if (options.dryRun) return `Would set a new password of ${email}, and revoke all sessions and passkeys.\n`;
  return `${printed}${email} has been signed out everywhere, and can sign in with the new password.\n`;
}

/** Disables an operator and revokes the sessions. @throws HttpError */
export async function disable(email: string, { dryRun }: DryRunOption): Promise<string> {
  await disableOperator(readSettings(process.env), email, dryRun);
  if (dryRun) return `Would disable ${email}, and revoke all sessions.\n`;
  return `${email} has been signed out and can no longer sign in.\n`;
}
