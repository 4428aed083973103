import type { EntityManager } from 'typeorm';
import { InvoiceNumberEntity } from './InvoiceNumber.entity.ts';

const SERIES = { id: 'invoices' };

/**
 * Takes the next number, inside the transaction that stores its invoice: whoever else wants one waits until that is
 * over, and a transaction that fails gives its number back with everything else.
 */
export async function nextNumber(manager: EntityManager): Promise<number> {
  await manager.increment(InvoiceNumberEntity, SERIES, 'last', 1);
  const { last } = await manager.findOneByOrFail(InvoiceNumberEntity, SERIES);
  return last;
}
