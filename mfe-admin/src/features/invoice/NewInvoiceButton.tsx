import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button, PlusIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { invoiceForm as copy } from '../../content/billing/invoice.ts';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "InvoiceDialog" */ './NewInvoiceDialog.tsx'));

/** Opens the new invoice dialog; the form is reset each time. */
export function NewInvoiceButton(props: NewInvoiceProps) {
  const { triggerProps, ...dialog } = useLazyDialog(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...triggerProps}>
        <PlusIcon />
        {copy.open}
      </Button>
      <LazyDialog {...dialog} resource={code} loadError={copy.notLoaded}>
        {({ default: NewInvoiceDialog }, open) =>
          open ? <NewInvoiceDialog {...props} onClose={() => dialog.setOpen(false)} /> : null
        }
      </LazyDialog>
    </>
  );
}
