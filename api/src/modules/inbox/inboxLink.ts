import type { SiteInfo } from '@skal/contracts/site/site';
import type { InboxKind } from '@skal/contracts/support/inbox';

/** Where an operator finds a thing in the inbox, for the mail that tells of it. */
export const inboxLink = ({ origin }: Pick<SiteInfo, 'origin'>, kind: InboxKind, id: string): string =>
  `${origin}/admin?tab=inbox&item=${kind}-${id}`;
