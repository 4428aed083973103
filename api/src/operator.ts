/** `npm run operator`: those who run a site, on its database. A running site need not be stopped for it. */
import { randomBytes } from 'node:crypto';
import { type OperatorRole, operatorRoles } from '@skal/contracts/session';
import { addOperator } from './addOperator.ts';
import { askSecret } from './askSecret.ts';
import { runCommand, WrongUse } from './command.ts';
import { disableOperator, resetOperator } from './mendOperator.ts';
import { Refusal } from './server/refusal.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run operator -- create <email> "<first and last name>" [--role owner|support] [--generate]
npm run operator -- reset <email> [--generate]
npm run operator -- disable <email>

  create    adds somebody who runs the site; an owner unless said otherwise
  reset     gives an operator a new password and signs them out everywhere
  disable   lets an operator go: they are signed out at once

The password is asked for, or read from standard input. With --generate one is made and printed, once.
SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

function roleOf(given: string | undefined): OperatorRole | undefined {
  const role = operatorRoles.find((known) => known === given);
  if (given !== undefined && !role) throw new WrongUse(`The role is one of ${operatorRoles.join(', ')}.`);
  return role;
}

/** 144 bits, in letters that can be typed. */
const generated = () => randomBytes(18).toString('base64url');

await runCommand({
  help: HELP,
  options: { role: { type: 'string' }, generate: { type: 'boolean' } },
  sentences: [Refusal],
  async run({ positionals, values }) {
    const [command, email, ...names] = positionals;
    if (!command) return HELP;
    if (!email) throw new WrongUse('Say whose account is meant, by its e-mail address.');
    const settings = readSettings(process.env);
    const role = roleOf(values.role);
    const password = async () => (values.generate ? generated() : askSecret('Password of the operator: '));
    const told = (secret: string) => (values.generate ? `Password: ${secret}\n` : '');
    if (command === 'create') {
      if (names.length === 0) throw new WrongUse('Say what the operator is called, after the e-mail address.');
      const secret = await password();
      await addOperator(settings, { email, contactName: names.join(' '), password: secret, ...(role && { role }) });
      return `${told(secret)}${email} can sign in now.\n`;
    }
    if (command === 'reset') {
      const secret = await password();
      await resetOperator(settings, email, secret);
      return `${told(secret)}${email} is signed out everywhere, and signs in with the new password.\n`;
    }
    if (command === 'disable') {
      await disableOperator(settings, email);
      return `${email} is signed out, and does not come in any more.\n`;
    }
    throw new WrongUse(`There is no "${command}".`);
  },
});
