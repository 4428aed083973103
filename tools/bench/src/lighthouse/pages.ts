import { DEMO_CLIENT, DEMO_LIVE, DEMO_OPERATOR, sessionCookie } from '../loads.ts';

export interface AuditedPage {
  /** What the table calls it. */
  readonly name: string;
  readonly path: string;
  /** The session of whoever opens it; none on a public page. */
  readonly cookie?: string;
}

/** The first page of each kind of account. */
const ENTRIES = [
  { name: '/dashboard before launch', path: '/dashboard', account: DEMO_CLIENT },
  { name: '/dashboard live', path: '/dashboard', account: DEMO_LIVE },
  { name: '/admin', path: '/admin', account: DEMO_OPERATOR },
] as const;

/** Every public page that a site tells search engines of, then the first page of each kind of account. */
export async function pagesOf(url: string): Promise<AuditedPage[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page');
  const entries = ENTRIES.map(async ({ name, path, account }) => ({
    name,
    path,
    cookie: await sessionCookie(url, account),
  }));
  return [...paths.map((path) => ({ name: path, path })), ...(await Promise.all(entries))];
}
