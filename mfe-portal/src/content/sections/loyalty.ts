import { t } from '@lingui/core/macro';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** The premium add-on that the overlay advertises (K6, T24). */
export const loyaltyAddOn = {
  text: t`Loyalty is a premium add-on at €29/month with a 14-day free trial.`,
  action: t`Notify When Available`,
} as const;

/** Loyalty (K4). */
export const loyalty = {
  tiles: {
    members: { label: t`Members`, value: '0' },
    points: { label: t`Points Given`, value: '0' },
    rewards: { label: t`Rewards Redeemed`, value: '0' },
  },
  source: t`Based on stamps in your app. A guest with at least one stamp is a member.`,
  panels: {
    members: {
      title: t`Members over time`,
      empty: t`No members yet`,
      emptyHint: t`Appears once the first guest joins.`,
      wide: true,
    },
    rewards: {
      title: t`Rewards`,
      empty: t`No rewards yet`,
      emptyHint: t`Shows what members can exchange their points for.`,
    },
    topMembers: {
      title: t`Top members`,
      empty: t`No members yet`,
      emptyHint: t`Appears once members have collected points.`,
    },
  },
} as const satisfies PanelsCopy;

/** Loyalty of a live app. */
export const liveLoyalty = {
  loading: t`Loading your members`,
  failed: notLoaded(t`Your members could not be loaded`),
  before: t`Previous 30 days`,
  totalBefore: t`30 days ago`,
  membersHint: t`Members at the end of each day, the last 30 days`,
  members: t`Members`,
  joined: t`Joined`,
  summary: (joined: string) => t`${joined} joined in total.`,
  rewardsHint: t`Rewards of the last 30 days, by name`,
  reward: t`Reward`,
  redeemed: t`Redeemed`,
  redemption: t`Rewards per 100 stamps`,
  anonymous: {
    empty: t`Members are anonymous here`,
    emptyHint: t`Your app uses pseudonyms for guests, so only the app can show who has the most stamps.`,
  },
  /** Guests are forgotten with the last data about them. */
  forgotten: t`Members who return after more than 90 days count as new.`,
} as const;
