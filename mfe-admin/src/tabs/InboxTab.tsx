import type { LeadReply } from '@skal/contracts/followUp';
import { useState } from 'react';
import { CreateDialog, useCreateDialog } from '../features/client/CreateDialog.tsx';
import { type Filling, fillingFrom } from '../features/client/filling.ts';
import { Inbox } from '../features/inbox/Inbox.tsx';

interface Wanted {
  filling: Filling;
  onCreated: () => void;
}

/** The inbox, and the form of a new client that a lead becomes. */
export default function InboxTab() {
  const { open, setOpen } = useCreateDialog();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const makeClient = (lead: LeadReply, onCreated: () => void) => {
    setWanted({ filling: fillingFrom(lead), onCreated });
    setOpen(true);
  };
  return (
    <>
      <Inbox onMakeClient={makeClient} />
      {wanted ? <CreateDialog key={wanted.filling.from} open={open} setOpen={setOpen} {...wanted} /> : null}
    </>
  );
}
