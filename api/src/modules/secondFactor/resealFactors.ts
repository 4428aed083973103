import type { Parts } from '../../parts.ts';
import { type SecondFactor, SecondFactorEntity } from './SecondFactor.entity.ts';
import { newestMark, seal, unseal } from './seal.ts';

const BATCH = 200;
const NEXT = `SELECT id, sealed FROM second_factors WHERE id > ? AND sealed NOT LIKE ? ORDER BY id LIMIT ${BATCH}`;

/**
 * Seals with the newest key what an older one sealed, so that the older one can go. What changes meanwhile stays as it
 * was changed; what no key opens is left: its owner comes in by a recovery code.
 */
export async function resealFactors({ db, settings }: Pick<Parts, 'db' | 'settings'>): Promise<void> {
  const newest = `${newestMark(settings)}.%`;
  for (let last = ''; ; ) {
    const rows = await db.query<Pick<SecondFactor, 'id' | 'sealed'>>(NEXT, [last, newest]);
    for (const { id, sealed } of rows) {
      const text = unseal(settings, id, sealed);
      if (text === null) continue;
      const anew = { sealed: seal(settings, id, text) };
      await db.tx((manager) => manager.update(SecondFactorEntity, { id, sealed }, anew));
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}
