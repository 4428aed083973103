import type { AppStatusReply, appStatus } from '@skal/contracts/appStatus';
import type { BillingReply, billing } from '@skal/contracts/billing';
import type { OverviewReply, overview } from '@skal/contracts/overview';
import type { TicketReply, ticket } from '@skal/contracts/ticket';
import { api, type CallName } from '@skal/shell-kit/api';
import type { Account } from '../../../account/useAccount.ts';

/** What the portal holds of the client when a question is asked; null where it has not been read. */
export interface Known {
  account: Account;
  appStatus: AppStatusReply | null;
  tickets: readonly TicketReply[] | null;
  overview: OverviewReply | null;
  billing: BillingReply | null;
}

/** A read, as the data client gives it under the name of its action. */
interface Read {
  select?: (argument: undefined) => (state: unknown) => { data?: unknown };
}

/** The names of the reads that are looked up: no other compiles. */
type ReadName =
  | CallName<'appStatus', typeof appStatus>
  | CallName<'billing', typeof billing>
  | CallName<'overview', typeof overview>
  | CallName<'ticket', typeof ticket>;

/**
 * What has been read under a call's name. Sections bring their reads with their own code, so a read that nobody
 * has opened is not even known by name. Nothing is fetched here.
 */
function whatWasRead<Reply>(state: unknown, name: ReadName): Reply | null {
  const reads: Readonly<Record<string, Read | undefined>> = api.endpoints;
  const data = reads[name]?.select?.(undefined)(state).data;
  return (data as Reply | undefined) ?? null;
}

/** Gathers what the tab holds of the client's own data. */
export const readKnown = (account: Account, state: unknown): Known => ({
  account,
  appStatus: whatWasRead<AppStatusReply>(state, 'readAppStatus'),
  tickets: whatWasRead<TicketReply[]>(state, 'listTicket'),
  overview: whatWasRead<OverviewReply>(state, 'readOverview'),
  billing: whatWasRead<BillingReply>(state, 'readBilling'),
});
