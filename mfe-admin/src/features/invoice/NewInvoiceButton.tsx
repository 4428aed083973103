import { Button, PlusIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { LazyDialog, useLazyDialog } from '../../components/LazyDialog.tsx';
import { invoiceForm as words } from '../../content/billing/invoice.ts';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "InvoiceDialog" */ './NewInvoiceDialog.tsx'));

/** Opens the new invoice dialog; the form is reset each time. */
export function NewInvoiceButton(props: NewInvoiceProps) {
  const { triggerProps, ...door } = useLazyDialog(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...triggerProps}>
        <PlusIcon />
        {words.open}
      </Button>
      <LazyDialog {...door} resource={code} loadError={words.notLoaded}>
        {({ default: NewInvoiceDialog }, open) =>
          open ? <NewInvoiceDialog {...props} onClose={() => door.setOpen(false)} /> : null
        }
      </LazyDialog>
    </>
  );
}
