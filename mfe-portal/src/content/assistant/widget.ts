/** Copy of the closed widget in the corner (O2). */
export const widget = {
  name: 'AI Assistant - Coming Soon',
  text: 'Intelligent automation for app management',
  open: 'AI Assistant',
  notLoaded: 'The assistant could not be loaded. The rest of the portal still works.',
} as const;
