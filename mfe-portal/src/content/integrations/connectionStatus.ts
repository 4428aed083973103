import type { AudienceReply } from '@skal/contracts/integration/connection';

const number = new Intl.NumberFormat('en-GB');
const change = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

/** What a platform that reports by itself says in Integrations. */
export const connectionStatus = {
  members: 'Members of your audience',
  /** Beside the size of thirty days before, where it was read then. */
  size: ({ members, before }: AudienceReply) =>
    before === null
      ? number.format(members)
      : `${number.format(members)} (${change.format(members - before)} in 30 days)`,
  heard: 'Last report',
  notYet: 'None yet',
  broken: 'It does not report just now. We have been told, and nothing that was counted is lost.',
} as const;
