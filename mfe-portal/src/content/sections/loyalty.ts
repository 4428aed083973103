import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** The premium add-on that the overlay advertises (K6, T24). */
export const loyaltyAddOn = {
  text: 'Loyalty is a premium add-on at €29/month with a 14-day free trial.',
  action: 'Notify When Available',
} as const;

/** Loyalty (K4). */
export const loyalty = {
  tiles: [
    { label: 'Members', value: '0' },
    { label: 'Points Given', value: '0' },
    { label: 'Rewards Redeemed', value: '0' },
  ],
  source: 'Counted from the stamps of your app: a member is a guest with a stamp.',
  panels: [
    {
      title: 'Members over time',
      empty: 'No members yet',
      emptyHint: 'Will fill when the first guest joins.',
      wide: true,
    },
    { title: 'Rewards', empty: 'No rewards yet', emptyHint: 'Will show what members can exchange their points for.' },
    { title: 'Top members', empty: 'No members yet', emptyHint: 'Will fill when members have collected points.' },
  ],
} as const satisfies PanelsCopy;

/** Loyalty of a live app. */
export const liveLoyalty = {
  loading: 'Loading your members',
  failed: notLoaded('Your members did not load'),
  before: 'The 30 days before',
  totalBefore: '30 days ago',
  membersHint: 'Members at the end of each day, the last 30 days',
  members: 'Members',
  joined: 'Joined',
  summary: (joined: string) => `${joined} joined in all.`,
  rewardsHint: 'Rewards of the last 30 days, by name',
  reward: 'Reward',
  redeemed: 'Redeemed',
  redemption: 'Rewards per 100 stamps',
  anonymous: {
    empty: 'Members have no names here',
    emptyHint: 'Your app reports guests under marks of its own, so only the app can say who has most stamps.',
  },
  /** Guests are forgotten with the last data about them. */
  forgotten: 'Who was away for more than 90 days counts as a new member.',
} as const;
