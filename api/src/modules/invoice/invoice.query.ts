import type { Database } from '../../db/database.ts';
import { type Invoice, InvoiceEntity } from './Invoice.entity.ts';

/** A client's invoices, the newest first; those of a client who has been deleted, too. */
export const findInvoices = (db: Database, clientId: string): Promise<Invoice[]> =>
  db.read((manager) => manager.find(InvoiceEntity, { where: { clientId }, order: { number: 'DESC' } }));

/** One invoice, whoever's it is, or only if it is this client's. */
export const findInvoice = (db: Database, id: string, clientId?: string): Promise<Invoice | null> =>
  db.read((manager) => manager.findOneBy(InvoiceEntity, { id, ...(clientId !== undefined && { clientId }) }));
