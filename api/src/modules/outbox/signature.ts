import type { SiteFacts } from '@skal/contracts/site';

/** How a mail to a client ends: who writes, and how to reach them. */
export const signature = ({ brand, phone, salesEmail, origin }: SiteFacts): string =>
  [brand, phone, salesEmail, origin].filter(Boolean).join('\n');
