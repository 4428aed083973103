import type { SiteInfo } from '@skal/contracts/site/site';
import type { InboxKind } from '@skal/contracts/support/inbox';
import type { TextOf } from '../../language/textIn.ts';
import type { MailBlock } from '../outbox/content/mailBlocks.ts';
import { button } from '../outbox/content/mailContent.ts';

/** Returns the inbox URL of an item, for its alert email. */
export const buildInboxLink = ({ origin }: Pick<SiteInfo, 'origin'>, kind: InboxKind, id: string): string =>
  `${origin}/admin?tab=inbox&item=${kind}-${id}`;

/** Builds the button of an alert email that opens an item in the inbox. */
export const inboxButton = (site: Pick<SiteInfo, 'origin'>, text: TextOf, kind: InboxKind, id: string): MailBlock =>
  button(text(/*i18n*/ 'View in the inbox:'), text(/*i18n*/ 'Open in inbox'), buildInboxLink(site, kind, id));
