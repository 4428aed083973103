import { EntitySchema } from 'typeorm';
import { hundredths, id, line, primaryId } from '../../db/columns.ts';

/** What a client has been asked to pay. It outlives the client, so it keeps the name and refers to no row. */
export interface Invoice {
  id: string;
  businessId: string;
  businessName: string;
  /** `2026-03-01` */
  day: string;
  description: string;
  /** Øre or cents. */
  hundredths: number;
  currency: 'DKK' | 'EUR';
}

export const InvoiceEntity = new EntitySchema<Invoice>({
  name: 'Invoice',
  tableName: 'invoices',
  columns: {
    id: primaryId(),
    businessId: id(),
    businessName: line(200),
    day: line(10),
    description: line(200),
    hundredths: hundredths(),
    currency: line(3),
  },
  indices: [{ name: 'ix_invoices_business', columns: ['businessId', 'day'] }],
});
