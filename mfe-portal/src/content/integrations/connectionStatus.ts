import type { AudienceReply } from '@skal/contracts/integration/connection';

const number = new Intl.NumberFormat('en-GB');
const change = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

/** Copy of a connected platform in Integrations. */
export const connectionStatus = {
  members: 'Members of your audience',
  /** With the size of thirty days before, if known. */
  size: ({ members, before }: AudienceReply) =>
    before === null
      ? number.format(members)
      : `${number.format(members)} (${change.format(members - before)} in 30 days)`,
  heard: 'Last report',
  notYet: 'None yet',
  broken: 'It does not report just now. We have been told, and nothing that was counted is lost.',
} as const;
