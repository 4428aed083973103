import { type AddOn, addOnLabels } from '@skal/contracts/integration/addOn';

/** Price and description of each add-on. */
const about: Readonly<Record<AddOn, { price: string; text: string }>> = {
  loyalty: { price: 'Pricing Available Soon', text: 'Points, rewards and a members’ card inside your app.' },
  assistant: { price: 'Pricing Available Soon', text: 'An assistant for notifications, catalogue and figures.' },
  website: { price: 'Contact Sales', text: 'A website that shares its content with your app.' },
};

const ids = Object.keys(about) as AddOn[];

/** Add-ons (K32, T24). */
export const addOns = {
  chip: 'Coming Soon',
  action: 'Notify When Available',
  items: ids.map((id) => ({ id, name: addOnLabels[id], ...about[id] })),
  notedHint: "We'll let you know when it's available.",
  noted: (name: string) => ({ title: 'Request Saved', description: `We'll let you know when ${name} is available.` }),
  failed: { title: 'Request Not Saved', description: 'Your request could not be saved. Please try again.' },
} as const;
