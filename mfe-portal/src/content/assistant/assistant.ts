import { plural, t } from '@lingui/core/macro';

/** Copy of the assistant: the full chat (K19-K22). */
export const assistant = {
  title: t`AI Assistant`,
  online: t`Online`,
  quickActions: t`Quick actions`,
  groups: [
    {
      category: t({ message: 'Notifications', context: 'to guests' }),
      prompts: [t`Send a promotional notification for tonight's wine tasting`, t`Can I send a notification?`],
    },
    { category: t`Products`, prompts: [t`Add a new Barolo 2019 to the catalog`, t`What is in my product catalog?`] },
    { category: t`Users`, prompts: [t`How many customers used the app today?`, t`Who is in my loyalty club?`] },
    { category: t`Analytics`, prompts: [t`Show me today's sales analytics`, t`How is my app doing?`] },
    {
      category: t`Content`,
      prompts: [t`Create a wine tasting event for this Friday`, t`Which support tickets are open?`],
    },
    { category: t`Settings`, prompts: [t`Which features are switched on?`, t`What does my plan cost?`] },
  ],
  chat: t`Chat`,
  log: t`Conversation`,
  placeholder: t`Ask me about notifications, sales, events...`,
  message: t`Message`,
  send: t`Send`,
  clear: t`Clear`,
  typing: t`The assistant is typing`,
  userPrefix: t`You`,
  assistantPrefix: t`Assistant`,
  /** First message of every conversation of a live client (T36). */
  greeting: t`This is an automated assistant. It only uses your account data shown in the portal. It can prepare a notification, a menu item or an event; nothing is sent or published unless you do it.`,
  /** First message before launch, above simulated replies. */
  simulation: t`This is a simulation. The answers are examples and the figures are made up.`,
  /** Label of the prompts under a reply. */
  suggestions: t`Suggestions`,
} as const;

/** Copy of the open panel (O3, O5). */
export const panel = {
  minimize: t`Minimize`,
  restore: t`Restore`,
  expand: t`Expand to full chat`,
  close: t`Close`,
  minimized: t`Chat minimized`,
  count: (count: number) => plural(count, { one: '# message', other: '# messages' }),
  /** The prefilled prompts (O15); the last two are behind More. */
  quick: [
    { label: t`Notify`, prompt: t`Send a promotional notification for tonight's wine tasting` },
    { label: t`Analytics`, prompt: t`Show me today's sales analytics` },
  ],
  more: t`More`,
  further: [
    { label: t`Add Wine`, prompt: t`Add a new Barolo 2019 to the catalog` },
    { label: t`Event`, prompt: t`Create a wine tasting event for this Friday` },
  ],
} as const;
