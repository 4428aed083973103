/** Integrity values of the page's import map, by address. */
export function importMapIntegrity(page: Document): Record<string, string> {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  return text ? ((JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {}) : {};
}

type IntegrityMap = Readonly<Record<string, string>>;

let loadIntegrity: (address: string) => Promise<IntegrityMap> = async () => ({});

/** Sets the loader of integrity values that the import map does not list. */
export function setIntegrityLoader(load: typeof loadIntegrity): void {
  loadIntegrity = load;
}

/** Returns integrity values that include this address; they are fetched if the page does not list it. */
export const integrityFor = (page: Document, address: string): IntegrityMap | Promise<IntegrityMap> => {
  const named = importMapIntegrity(page);
  return Object.hasOwn(named, address) ? named : loadIntegrity(address);
};

/**
 * Verifies a module before its import, unless the import map does.
 * @param known its integrity, if it is known before the values of its release
 */
export async function verifyModule(page: Document, address: string, known?: string): Promise<void> {
  if (Object.hasOwn(importMapIntegrity(page), address)) return;
  const values = loadIntegrity(address);
  // Its chunks wait for them, and report a failure.
  if (known) values.catch(() => undefined);
  const integrity = known ?? (await values)[address];
  if (integrity) await preloadVerified(page, address, integrity);
}

/**
 * Preloads a module under an address that the import map does not list, verified by the integrity of its original. The
 * import that follows uses the preloaded module.
 */
export function preloadVerified(page: Document, href: string, integrity: string): Promise<void> {
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
