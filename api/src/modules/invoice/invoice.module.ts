import type { ApiModule } from '../module.ts';
import { Invoice1795996800000 } from './20261130-invoice.migration.ts';
import { InvoiceLanguage1796170010001 } from './20261202-invoiceLanguage.migration.ts';
import { adminInvoiceRoutes } from './adminInvoice.routes.ts';
import { InvoiceEntity } from './Invoice.entity.ts';
import { InvoiceNumberEntity } from './InvoiceNumber.entity.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { loadInvoiceFile } from './invoiceFile.ts';

export default {
  entities: [InvoiceEntity, InvoiceNumberEntity],
  migrations: [Invoice1795996800000, InvoiceLanguage1796170010001],
  routes: (deps) => [...invoiceRoutes(deps), ...adminInvoiceRoutes(deps)],
  mailFiles: (db) => ({ invoice: (id) => loadInvoiceFile(db, id) }),
} satisfies ApiModule;
