import type { LeadReply } from '@skal/contracts/support/followUp';
import type { InboxFilter, InboxRowPatch } from '../list/useInboxList.ts';

/** Props of the details of every kind. */
export interface DetailProps {
  id: string;
  /** Updates the item's row in the list. */
  onChanged: (change: InboxRowPatch) => void;
  /** Filters the list by client. */
  onClient: (client: NonNullable<InboxFilter['client']>) => void;
  onMakeClient: (lead: LeadReply, onCreated: () => void) => void;
}
