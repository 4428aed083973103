import type { LeadReply } from '@skal/contracts/support/followUp';
import { useState } from 'react';
import { LazyCreateClientDialog, useCreateClientDialog } from '../features/client/create/LazyCreateClientDialog.tsx';
import { type ClientPrefill, prefillFromLead } from '../features/client/create/prefill.ts';
import { Inbox } from '../features/inbox/Inbox.tsx';

interface PrefilledDialog {
  prefill: ClientPrefill;
  onCreated: () => void;
}

/** The inbox, and the new client form for leads. */
export default function InboxTab() {
  const { open, setOpen } = useCreateClientDialog();
  const [prefilled, setPrefilled] = useState<PrefilledDialog | null>(null);
  const makeClient = (lead: LeadReply, onCreated: () => void) => {
    setPrefilled({ prefill: prefillFromLead(lead), onCreated });
    setOpen(true);
  };
  return (
    <>
      <Inbox onMakeClient={makeClient} />
      {prefilled ? (
        <LazyCreateClientDialog key={prefilled.prefill.from} open={open} setOpen={setOpen} {...prefilled} />
      ) : null}
    </>
  );
}
