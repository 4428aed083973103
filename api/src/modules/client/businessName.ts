import type { Database } from '../../db/database.ts';
import { findClientRef } from './findClientRef.ts';

/** Finds the name of a business; empty if it has been deleted. */
export async function findBusinessName(db: Database, id: string): Promise<string> {
  return (await findClientRef(db, id))?.name ?? '';
}
