import type { ApiModule } from '../module.ts';
import { deskInvoiceRoutes } from './deskInvoice.routes.ts';
import { InvoiceEntity } from './Invoice.entity.ts';
import { InvoiceNumberEntity } from './InvoiceNumber.entity.ts';
import { Invoice1767000000000 } from './invoice.migration.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { invoiceFile } from './invoiceFile.ts';

export default {
  entities: [InvoiceEntity, InvoiceNumberEntity],
  migrations: [Invoice1767000000000],
  routes: (parts) => [...invoiceRoutes(parts), ...deskInvoiceRoutes(parts)],
  mailFiles: (db) => ({ invoice: (id) => invoiceFile(db, id) }),
} satisfies ApiModule;
