import type { SnapshotRemote } from './snapshot.ts';

/**
 * The folder of a later attempt: `/r/<name>/<version>/~1/`. Browsers remember a module that failed to load
 * by its address for as long as the page lives; the front door serves the same files under this one.
 */
export const retryBase = (remote: SnapshotRemote, generation: number): string => `${remote.base}~${generation}/`;

/** The integrity values that the page's import map names, by address. */
function integrityOf(page: Document): Record<string, string> {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  return text ? ((JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {}) : {};
}

function preload(page: Document, href: string, integrity: string): Promise<void> {
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

/**
 * Fetches every file of a remote under the address of a later attempt, each checked against the integrity
 * value of its original: the import map covers the original addresses only.
 */
export async function verifiedPreload(page: Document, remote: SnapshotRemote, base: string): Promise<void> {
  const files = Object.entries(integrityOf(page)).filter(([address]) => address.startsWith(remote.base));
  await Promise.all(files.map(([address, value]) => preload(page, base + address.slice(remote.base.length), value)));
}
