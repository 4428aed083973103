import type { SiteInfo } from '@skal/contracts/site/site';
import type { InboxKind } from '@skal/contracts/support/inbox';

/** Returns the inbox URL of an item, for its alert email. */
export const buildInboxLink = ({ origin }: Pick<SiteInfo, 'origin'>, kind: InboxKind, id: string): string =>
  `${origin}/admin?tab=inbox&item=${kind}-${id}`;
