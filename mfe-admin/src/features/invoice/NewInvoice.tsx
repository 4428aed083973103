import { Button, PlusIcon } from '@skal/shared-ui';
import { createResource } from '@skal/shell-kit';
import { invoiceForm as words } from '../../content/invoice.ts';
import { LateDialog, useDoor } from '../../frame/LateDialog.tsx';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const code = createResource(() => import(/* webpackChunkName: "InvoiceDialog" */ './InvoiceDialog.tsx'));

/** The way to a new invoice; the form begins anew each time that it is opened. */
export function NewInvoice(props: NewInvoiceProps) {
  const { opener, ...door } = useDoor(code);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...opener}>
        <PlusIcon />
        {words.open}
      </Button>
      <LateDialog {...door} code={code} notLoaded={words.notLoaded}>
        {({ default: InvoiceDialog }, open) =>
          open ? <InvoiceDialog {...props} onClose={() => door.setOpen(false)} /> : null
        }
      </LateDialog>
    </>
  );
}
