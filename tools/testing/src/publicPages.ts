/** Every page that needs no login (B1-B12). */
export const PUBLIC_PAGES = [
  '/',
  '/solutions',
  '/business-case',
  '/how-it-works',
  '/about',
  '/contact',
  '/login',
  '/forgot-password',
  '/set-password',
  '/confirm-email',
  '/stop-email-change',
  '/privacy-policy',
  '/terms-of-service',
  '/acceptable-use-policy',
  '/refund-policy',
  '/service-expectations',
] as const;

/** Those that only the link of a mail leads to: search engines leave them out. */
export const MAILED_PAGES: readonly string[] = ['/confirm-email', '/set-password', '/stop-email-change'];
