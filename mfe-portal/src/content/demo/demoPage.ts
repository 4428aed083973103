/** The words that both demo pages share. */
export const demoPage = {
  back: 'Back to Dashboard',
  badge: 'Demo',
  example: 'Example',
  /** What answers a button that is not wired: what it would have been, and that nothing happened. */
  toast: (action: string) => ({
    title: 'This is a demo',
    description: `${action}: not connected yet. Nothing was changed.`,
  }),
  cancel: 'Cancel',
} as const;
