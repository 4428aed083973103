/** The integrity values that the page's import map names, by address. */
export function importMapIntegrity(page: Document): Record<string, string> {
  const text = page.querySelector('script[type="importmap"]')?.textContent;
  return text ? ((JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {}) : {};
}

type IntegrityMap = Readonly<Record<string, string>>;

let loadFurther: () => Promise<IntegrityMap> = async () => ({});

/** Says where the integrity values come from that the page's import map does not name. */
export function setIntegrityLoader(load: () => Promise<IntegrityMap>): void {
  loadFurther = load;
}

/** The integrity values among which that of an address is; the others are fetched where the page does not name it. */
export const integrityFor = (page: Document, address: string): IntegrityMap | Promise<IntegrityMap> => {
  const named = importMapIntegrity(page);
  return Object.hasOwn(named, address) ? named : loadFurther();
};

/** Has a module checked that is about to be imported, where the browser does not do so by the page's import map. */
export async function verifyModule(page: Document, address: string): Promise<void> {
  if (Object.hasOwn(importMapIntegrity(page), address)) return;
  const { [address]: integrity } = await loadFurther();
  if (integrity) await preloadVerified(page, address, integrity);
}

/**
 * Fetches a module under an address that the import map does not name, checked against the integrity value of its
 * original: the import that follows takes what was fetched here.
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
