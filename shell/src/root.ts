/**
 * Finds the element that the site is rendered into.
 * @throws Error in a page without it (A14), which the composer did not write
 */
export function findRoot(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('Root element not found');
  return root;
}
