import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { RecoveryCodeEntity } from './RecoveryCode.entity.ts';

const COUNT = 10;

/** Letters and digits without look-alikes; 32 of them, so five random bits choose one. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUPS = 6;
const GROUP = 4;

/** 120 random bits cannot be guessed, so a plain hash suffices (ASVS 6.5.2). */
function newCode(): string {
  const letters = Array.from(randomBytes(GROUPS * GROUP), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Normalised before hashing, however it was typed. */
const hashCode = (accountId: string, code: string) => hash('sha256', `${accountId}.${code.replaceAll('-', '')}`);

/** Issues an account's recovery codes, inside the caller's transaction; earlier ones become invalid. */
export async function issueRecoveryCodes(manager: EntityManager, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await manager.delete(RecoveryCodeEntity, { accountId });
  const rows = codes.map((code) => ({ id: newId(), accountId, codeHash: hashCode(accountId, code) }));
  await insertRows(manager, RecoveryCodeEntity, rows);
  return codes;
}

/** Redeems a recovery code, inside the caller's transaction: false if it is unknown or used. */
export async function redeemRecoveryCode(manager: EntityManager, accountId: string, code: string): Promise<boolean> {
  const { affected } = await manager.delete(RecoveryCodeEntity, { accountId, codeHash: hashCode(accountId, code) });
  return affected === 1;
}

/** Counts an account's remaining recovery codes. */
export const countRecoveryCodes = (db: Database, accountId: string): Promise<number> =>
  db.read((manager) => manager.countBy(RecoveryCodeEntity, { accountId }));
