import { Button, PlusIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { LazyDialog, useLazyDialog } from '../../components/LazyDialog.tsx';
import { invoiceForm as words } from '../../content/billing/invoice.ts';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "InvoiceDialog" */ './NewInvoiceDialog.tsx'));

/** The way to a new invoice; the form begins anew each time that it is opened. */
export function NewInvoiceButton(props: NewInvoiceProps) {
  const { opener, ...door } = useLazyDialog(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...opener}>
        <PlusIcon />
        {words.open}
      </Button>
      <LazyDialog {...door} code={code} notLoaded={words.notLoaded}>
        {({ default: NewInvoiceDialog }, open) =>
          open ? <NewInvoiceDialog {...props} onClose={() => door.setOpen(false)} /> : null
        }
      </LazyDialog>
    </>
  );
}
