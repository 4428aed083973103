/** Add-ons (K32, T24). */
export const addOns = {
  chip: 'Coming Soon',
  action: 'Notify When Available',
  items: [
    {
      name: 'Customer Loyalty Program',
      price: 'Pricing Available Soon',
      text: 'Points, rewards and a members’ card inside your app.',
    },
    {
      name: 'AI Assistant Pro',
      price: 'Pricing Available Soon',
      text: 'An assistant for notifications, catalogue and figures.',
    },
    { name: 'Custom Website', price: 'Contact Sales', text: 'A website that shares its content with your app.' },
  ],
} as const;
