import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

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
  source: `Counted from the members’ card in your app. ${NOT_HERE_YET}`,
  panels: [
    { title: 'Members over time', empty: 'No members yet', fills: 'Will fill when the first guest joins.', wide: true },
    { title: 'Rewards', empty: 'No rewards yet', fills: 'Will show what members can exchange their points for.' },
    { title: 'Top members', empty: 'No members yet', fills: 'Will fill when members have collected points.' },
  ],
};
