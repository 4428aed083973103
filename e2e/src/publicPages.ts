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
