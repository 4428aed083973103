import type { Database } from '../../db/database.ts';
import { findClientRef } from './findClientRef.ts';

/** What a business is called; empty when it is gone. */
export async function findBusinessName(db: Database, id: string): Promise<string> {
  return (await findClientRef(db, id))?.name ?? '';
}
