/**
 * Adds the operator's account: `node api/src/addOperator.ts <email> <name>`, with the password on standard input,
 * so that it stands neither in the shell's history nor in the list of processes.
 */
import { createInterface } from 'node:readline/promises';
import { addOperator } from './operator.ts';
import { Refusal } from './server/refusal.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

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
