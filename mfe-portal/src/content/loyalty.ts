import type { PanelsCopy } from './panel.ts';

/** The premium add-on that the cover advertises (K6, T24). */
export const loyaltyAddOn = {
  text: 'Loyalty is a premium add-on at €29/month with a 14-day free trial.',
  action: 'Notify When Available',
} as const;

/** Loyalty (K4). */
export const loyalty: PanelsCopy = {
  tiles: [
    { label: 'Members', value: '0' },
    { label: 'Points Given', value: '0' },
    { label: 'Rewards Redeemed', value: '0' },
  ],
  panels: [
    { title: 'Members over time', empty: 'No members yet', wide: true },
    { title: 'Rewards', empty: 'No rewards yet' },
    { title: 'Top members', empty: 'No members yet' },
  ],
};
