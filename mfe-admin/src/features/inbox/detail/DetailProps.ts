import type { LeadReply } from '@skal/contracts/support/followUp';
import type { InboxFilter, InboxRowPatch } from '../list/useInboxList.ts';

/** What a detail is given, of whatever kind. */
export interface DetailProps {
  id: string;
  /** Tells the list what has changed of its row. */
  onChanged: (change: InboxRowPatch) => void;
  /** Narrows the list to a client. */
  onClient: (client: NonNullable<InboxFilter['client']>) => void;
  onMakeClient: (lead: LeadReply, onCreated: () => void) => void;
}
