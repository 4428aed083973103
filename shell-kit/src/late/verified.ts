/** The integrity values that the page's import map names, by address. */
export function integrityOf(page: Document): Record<string, string> {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  return text ? ((JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {}) : {};
}

/**
 * Fetches a module under an address that the import map does not name, checked against the integrity value of its
 * original: the import that follows takes what was fetched here.
 */
export function verifiedPreload(page: Document, href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded`));
    page.head.append(link);
  });
}
