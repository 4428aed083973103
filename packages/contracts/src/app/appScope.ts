/** What a key may do: report events, read published content, and register devices for push notifications. */
export const appScopes = ['events', 'content', 'devices'] as const;
export type AppScope = (typeof appScopes)[number];
