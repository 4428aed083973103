/** Another process on a SQLite file: on request, replaces an account's password hash and ends its sessions. */
import { once } from 'node:events';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const [dataDir = '', email, passwordHash] = process.argv.slice(2);
const db = new Database(join(dataDir, 'skal.sqlite'));
const reset = db.transaction(() => {
  db.prepare('UPDATE accounts SET password_hash = ? WHERE email = ?').run(passwordHash, email);
  db.prepare('DELETE FROM sessions WHERE account_id = (SELECT id FROM accounts WHERE email = ?)').run(email);
});
process.stdout.write('ready\n');
await once(process.stdin, 'data');
reset.immediate();
db.close();
process.stdout.write('done\n');
process.stdin.destroy();
