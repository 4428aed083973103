import { EntitySchema } from 'typeorm';
import { int, varchar } from '../../db/columns.ts';

/** Last invoice number issued; a single row. */
export interface InvoiceNumber {
  id: string;
  last: number;
}

export const InvoiceNumberEntity = new EntitySchema<InvoiceNumber>({
  name: 'InvoiceNumber',
  tableName: 'invoice_numbers',
  columns: { id: { ...varchar(16), primary: true }, last: int() },
});
