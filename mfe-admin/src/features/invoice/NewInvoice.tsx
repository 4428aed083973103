import { Button, NotOpened, PlusIcon } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import { useState } from 'react';
import { invoiceForm as words } from '../../content/invoice.ts';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const code = createResource(() => import(/* webpackChunkName: "InvoiceDialog" */ './InvoiceDialog.tsx'));

/** The way to a new invoice. */
export function NewInvoice(props: NewInvoiceProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={code.prefetch}
        onFocus={code.prefetch}
        onClick={() => setOpen(true)}
      >
        <PlusIcon />
        {words.open}
      </Button>
      {open ? (
        <Late
          resource={code}
          failed={(retry) => (
            <NotOpened onRetry={retry} onClose={close}>
              {words.notLoaded}
            </NotOpened>
          )}
        >
          {({ default: InvoiceDialog }) => <InvoiceDialog {...props} onClose={close} />}
        </Late>
      ) : null}
    </>
  );
}
