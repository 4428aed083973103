import type { Database } from '../../db/database.ts';
import { type Invoice, InvoiceEntity } from './Invoice.entity.ts';

/** Finds a client's invoices, newest first, including a deleted client's. */
export const findInvoices = (db: Database, clientId: string): Promise<Invoice[]> =>
  db.read((manager) => manager.find(InvoiceEntity, { where: { clientId }, order: { number: 'DESC' } }));

/** Finds an invoice, optionally only if it is this client's. */
export const findInvoice = (db: Database, id: string, clientId?: string): Promise<Invoice | null> =>
  db.read((manager) => manager.findOneBy(InvoiceEntity, { id, ...(clientId !== undefined && { clientId }) }));
