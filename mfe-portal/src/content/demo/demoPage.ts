/** Copy that both demo pages share. */
export const demoPage = {
  back: 'Back to Dashboard',
  badge: 'Demo',
  example: 'Example',
  /** Toast of a demo button: its action, and that nothing happened. */
  toast: (action: string) => ({
    title: 'This is a demo',
    description: `${action}: not connected yet. Nothing was changed.`,
  }),
  cancel: 'Cancel',
} as const;
