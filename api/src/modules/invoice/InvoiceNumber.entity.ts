import { EntitySchema } from 'typeorm';
import { int, varchar } from '../../db/columns.ts';

/** The last number that an invoice was given; there is one row of it. */
export interface InvoiceNumber {
  id: string;
  last: number;
}

export const InvoiceNumberEntity = new EntitySchema<InvoiceNumber>({
  name: 'InvoiceNumber',
  tableName: 'invoice_numbers',
  columns: { id: { ...varchar(16), primary: true }, last: int() },
});
