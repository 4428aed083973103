/**
 * The element that the site is rendered into.
 * @throws when the page has none (A14): it was not written by the composer then.
 */
export function findRoot(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('Root element not found');
  return root;
}
