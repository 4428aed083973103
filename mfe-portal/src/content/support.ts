/** The Support Center's fixed texts: guidelines and response targets (L2, L3, L21). */
export const support = {
  guidelines: {
    title: 'What counts as an emergency',
    text: 'Your app is down, guests cannot pay or book, or personal data may be at risk. Everything else is high or normal.',
  },
  targets: {
    title: 'Response targets',
    rows: [
      { priority: 'Emergency', target: '15 minutes', hours: '24/7' },
      { priority: 'High', target: '2 hours', hours: 'Business hours' },
      { priority: 'Normal', target: '24-48 hours', hours: 'Business hours' },
    ],
  },
  reach: {
    title: 'Reach us',
    text: 'Tell us what happened, on which phone, and when. A picture helps.',
    phone: 'Phone',
    email: 'E-mail',
  },
} as const;
