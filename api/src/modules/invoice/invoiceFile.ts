import type { Database } from '../../db/database.ts';
import type { MailAttachment } from '../outbox/attachment.ts';
import type { Invoice } from './Invoice.entity.ts';
import { findInvoice } from './invoice.query.ts';
import { invoiceFileName } from './invoiceTitle.ts';
import { renderInvoicePdf } from './renderInvoicePdf.ts';

/** Renders an invoice as a file: the same bytes each time. */
export const renderInvoiceFile = async (row: Invoice): Promise<MailAttachment> => ({
  filename: invoiceFileName(row, row.language),
  contentType: 'application/pdf',
  content: await renderInvoicePdf(row),
});

/** Builds the attachment of an invoice's email. */
export async function loadInvoiceFile(db: Database, id: string): Promise<MailAttachment> {
  const row = await findInvoice(db, id);
  if (!row) throw new Error(`There is no invoice ${id}`);
  return renderInvoiceFile(row);
}
