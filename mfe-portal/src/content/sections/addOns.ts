import { t } from '@lingui/core/macro';
import { type AddOn, addOnLabels } from '@skal/contracts/integration/addOn';

/** Price and description of each add-on. */
const about: Readonly<Record<AddOn, { price: string; text: string }>> = {
  loyalty: { price: t`Pricing Available Soon`, text: t`Points, rewards and a members’ card inside your app.` },
  assistant: { price: t`Pricing Available Soon`, text: t`An assistant for notifications, catalogue and figures.` },
  website: { price: t`Contact Sales`, text: t`A website that shares its content with your app.` },
};

const ids = Object.keys(about) as AddOn[];

/** Add-ons (K32, T24). */
export const addOns = {
  chip: t`Coming Soon`,
  action: t`Notify When Available`,
  items: ids.map((id) => ({ id, name: addOnLabels[id], ...about[id] })),
  notedHint: t`We'll let you know when it's available.`,
  noted: (name: string) => ({ title: t`Request Saved`, description: t`We'll let you know when ${name} is available.` }),
  failed: { title: t`Request Not Saved`, description: t`Your request could not be saved. Please try again.` },
} as const;
