/** The AI Assistant's quick actions, each filling the prompt (K19). */
export const assistant = {
  quickActions: 'Quick actions',
  groups: [
    { category: 'Notifications', prompts: ["Send a promotional notification for tonight's wine tasting"] },
    { category: 'Products', prompts: ['Add a new Barolo 2019 to the catalog'] },
    { category: 'Users', prompts: ['Which customers came back this month?'] },
    { category: 'Analytics', prompts: ["Show me today's sales analytics"] },
    { category: 'Content', prompts: ['Create a wine tasting event for this Friday'] },
    { category: 'Settings', prompts: ['Change the opening hours in the app'] },
  ],
  chat: 'Chat',
  empty: 'No messages yet',
  placeholder: 'Ask me about notifications, sales, events...',
  message: 'Message',
  send: 'Send',
} as const;

/** The closed widget in the corner (O2). */
export const widget = {
  name: 'AI Assistant - Coming Soon',
  text: 'Intelligent automation for app management',
} as const;
