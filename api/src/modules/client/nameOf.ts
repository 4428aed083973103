import type { Database } from '../../db/database.ts';
import { clientNamed } from './clientNamed.ts';

/** What a business is called; empty when it is gone. */
export async function nameOf(db: Database, id: string): Promise<string> {
  return (await clientNamed(db, id))?.name ?? '';
}
