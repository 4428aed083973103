import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@skal/contracts/session';
import { readSettings } from '../settings.ts';
import { addOperator } from './addOperator.ts';
import { askSecret } from './askSecret.ts';
import { disableOperator, resetOperator } from './mendOperator.ts';

interface PasswordOptions {
  /** Generates a password and prints it once. Otherwise it is prompted for, or read from standard input. */
  generatePassword?: boolean;
}

/** 144 bits, in characters that can be typed. */
const generate = () => randomBytes(18).toString('base64url');

async function readPassword({ generatePassword }: PasswordOptions): Promise<{ password: string; printed: string }> {
  if (!generatePassword) return { password: await askSecret('Password of the operator: '), printed: '' };
  const password = generate();
  return { password, printed: `Password: ${password}\n` };
}

/** Creates an operator; an owner by default. @throws Refusal */
export async function createOperator(
  email: string,
  names: readonly string[],
  { role, ...options }: PasswordOptions & { role?: OperatorRole },
): Promise<string> {
  const settings = readSettings(process.env);
  const { password, printed } = await readPassword(options);
  await addOperator(settings, { email, contactName: names.join(' '), password, ...(role && { role }) });
  return `${printed}${email} can sign in now.\n`;
}

/** Sets a new password and revokes the operator's sessions. @throws Refusal */
export async function resetPassword(email: string, options: PasswordOptions): Promise<string> {
  const settings = readSettings(process.env);
  const { password, printed } = await readPassword(options);
  await resetOperator(settings, email, password);
  return `${printed}${email} has been signed out everywhere, and can sign in with the new password.\n`;
}

/** Disables an operator and revokes the sessions. @throws Refusal */
export async function disable(email: string): Promise<string> {
  await disableOperator(readSettings(process.env), email);
  return `${email} has been signed out and can no longer sign in.\n`;
}
