import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** The premium add-on that the overlay advertises (K6, T24). */
export const loyaltyAddOn = {
  text: 'Loyalty is a premium add-on at €29/month with a 14-day free trial.',
  action: 'Notify When Available',
} as const;

/** Loyalty (K4). */
export const loyalty = {
  tiles: {
    members: { label: 'Members', value: '0' },
    points: { label: 'Points Given', value: '0' },
    rewards: { label: 'Rewards Redeemed', value: '0' },
  },
  source: 'Based on stamps in your app. A guest with at least one stamp is a member.',
  panels: {
    members: {
      title: 'Members over time',
      empty: 'No members yet',
      emptyHint: 'Appears once the first guest joins.',
      wide: true,
    },
    rewards: {
      title: 'Rewards',
      empty: 'No rewards yet',
      emptyHint: 'Shows what members can exchange their points for.',
    },
    topMembers: {
      title: 'Top members',
      empty: 'No members yet',
      emptyHint: 'Appears once members have collected points.',
    },
  },
} as const satisfies PanelsCopy;

/** Loyalty of a live app. */
export const liveLoyalty = {
  loading: 'Loading your members',
  failed: notLoaded('Your members could not be loaded'),
  before: 'Previous 30 days',
  totalBefore: '30 days ago',
  membersHint: 'Members at the end of each day, the last 30 days',
  members: 'Members',
  joined: 'Joined',
  summary: (joined: string) => `${joined} joined in total.`,
  rewardsHint: 'Rewards of the last 30 days, by name',
  reward: 'Reward',
  redeemed: 'Redeemed',
  redemption: 'Rewards per 100 stamps',
  anonymous: {
    empty: 'Members are anonymous here',
    emptyHint: 'Your app uses pseudonyms for guests, so only the app can show who has the most stamps.',
  },
  /** Guests are forgotten with the last data about them. */
  forgotten: 'Members who return after more than 90 days count as new.',
} as const;
