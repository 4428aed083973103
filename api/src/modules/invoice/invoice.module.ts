import type { ApiModule } from '../module.ts';
import { Invoice1795910400000 } from './20261129-invoice.migration.ts';
import { adminInvoiceRoutes } from './adminInvoice.routes.ts';
import { InvoiceEntity } from './Invoice.entity.ts';
import { InvoiceNumberEntity } from './InvoiceNumber.entity.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { loadInvoiceFile } from './invoiceFile.ts';

export default {
  entities: [InvoiceEntity, InvoiceNumberEntity],
  migrations: [Invoice1795910400000],
  routes: (deps) => [...invoiceRoutes(deps), ...adminInvoiceRoutes(deps)],
  mailFiles: (db) => ({ invoice: (id) => loadInvoiceFile(db, id) }),
} satisfies ApiModule;
