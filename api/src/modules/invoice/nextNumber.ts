import type { EntityManager } from 'typeorm';
import { InvoiceNumberEntity } from './InvoiceNumber.entity.ts';

const SERIES = { id: 'invoices' };

/**
 * Takes the next number, inside the transaction that stores its invoice. The counter stays locked until it ends; a
 * rollback returns the number.
 */
export async function nextNumber(manager: EntityManager): Promise<number> {
  await manager.increment(InvoiceNumberEntity, SERIES, 'last', 1);
  const { last } = await manager.findOneByOrFail(InvoiceNumberEntity, SERIES);
  return last;
}
