/** Copy of the assistant: the full chat (K19-K22). */
export const assistant = {
  title: 'AI Assistant',
  online: 'Online',
  quickActions: 'Quick actions',
  groups: [
    {
      category: 'Notifications',
      prompts: ["Send a promotional notification for tonight's wine tasting", 'Can I send a notification?'],
    },
    { category: 'Products', prompts: ['Add a new Barolo 2019 to the catalog', 'What is in my product catalog?'] },
    { category: 'Users', prompts: ['How many customers used the app today?', 'Who is in my loyalty club?'] },
    { category: 'Analytics', prompts: ["Show me today's sales analytics", 'How is my app doing?'] },
    {
      category: 'Content',
      prompts: ['Create a wine tasting event for this Friday', 'Which support tickets are open?'],
    },
    { category: 'Settings', prompts: ['Which features are switched on?', 'What does my plan cost?'] },
  ],
  chat: 'Chat',
  log: 'Conversation',
  placeholder: 'Ask me about notifications, sales, events...',
  message: 'Message',
  send: 'Send',
  clear: 'Clear',
  typing: 'The assistant is typing',
  userPrefix: 'You',
  assistantPrefix: 'Assistant',
  /** First message of every conversation of a live client (T36). */
  greeting:
    'This is an automated assistant. It only uses your account data shown in the portal. It can prepare a notification, a menu item or an event; nothing is sent or published unless you do it.',
  /** First message before launch, above simulated replies. */
  simulation: 'This is a simulation. The answers are examples and the figures are made up.',
  /** Label of the prompts under a reply. */
  suggestions: 'Suggestions',
} as const;

/** Copy of the open panel (O3, O5). */
export const panel = {
  minimize: 'Minimize',
  restore: 'Restore',
  expand: 'Expand to full chat',
  close: 'Close',
  minimized: 'Chat minimized',
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  /** The prefilled prompts (O15); the last two are behind More. */
  quick: [
    { label: 'Notify', prompt: "Send a promotional notification for tonight's wine tasting" },
    { label: 'Analytics', prompt: "Show me today's sales analytics" },
  ],
  more: 'More',
  further: [
    { label: 'Add Wine', prompt: 'Add a new Barolo 2019 to the catalog' },
    { label: 'Event', prompt: 'Create a wine tasting event for this Friday' },
  ],
} as const;
