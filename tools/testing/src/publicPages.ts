/** Every page that needs no session (B1-B12). */
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

/** Pages that only links in mails open. Search engines do not list them. */
export const MAILED_PAGES: readonly string[] = ['/confirm-email', '/set-password', '/stop-email-change'];
