import { Button, PlusIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { LazyDialog, useLazyDialog } from '../../components/LazyDialog.tsx';
import { invoiceForm as words } from '../../content/billing/invoice.ts';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "InvoiceDialog" */ './NewInvoiceDialog.tsx'));

/** Opens the new invoice dialog; the form is reset each time. */
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
