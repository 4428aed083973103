import type { AudienceReply } from '@skal/contracts/integration/connection';

const number = new Intl.NumberFormat('en-GB');
const change = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

/** Copy of a connected platform in Integrations. */
export const connectionStatus = {
  members: 'Audience members',
  /** With the size of thirty days before, if known. */
  size: ({ members, before }: AudienceReply) =>
    before === null
      ? number.format(members)
      : `${number.format(members)} (${change.format(members - before)} in 30 days)`,
  lastData: 'Last data',
  notYet: 'None yet',
  broken: 'This platform is not sending data right now. We have been notified, and no data has been lost.',
} as const;
