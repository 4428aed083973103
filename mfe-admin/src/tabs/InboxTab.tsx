import type { LeadReply } from '@skal/contracts/support/followUp';
import { useState } from 'react';
import { LazyCreateClientDialog, useCreateClientDialog } from '../features/client/create/LazyCreateClientDialog.tsx';
import { type ClientPrefill, prefillFromLead } from '../features/client/create/prefill.ts';
import { Inbox } from '../features/inbox/Inbox.tsx';

interface Wanted {
  filling: ClientPrefill;
  onCreated: () => void;
}

/** The inbox, and the new client form for leads. */
export default function InboxTab() {
  const { open, setOpen } = useCreateClientDialog();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const makeClient = (lead: LeadReply, onCreated: () => void) => {
    setWanted({ filling: prefillFromLead(lead), onCreated });
    setOpen(true);
  };
  return (
    <>
      <Inbox onMakeClient={makeClient} />
      {wanted ? <LazyCreateClientDialog key={wanted.filling.from} open={open} setOpen={setOpen} {...wanted} /> : null}
    </>
  );
}
