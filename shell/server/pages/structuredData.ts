import type { SiteInfo } from '@skal/contracts/site/site';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import type { ReleaseRoute } from '../releases/release.ts';

const CONTEXT = 'https://schema.org';
/** The name of the way's first step, as in the bar. */
const HOME = 'Home';

/** The company, as far as the owner has filled it in: a fact that is not set is left out. */
function organization(site: SiteInfo, logo: string | null): object {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.brand,
    url: `${site.origin}/`,
    ...(logo && { logo: site.origin + logo }),
    ...(site.companyName && { legalName: site.companyName }),
    ...(site.companyAddress && { address: site.companyAddress }),
    ...(site.companyCvr && {
      identifier: { '@type': 'PropertyValue', propertyID: 'CVR', value: site.companyCvr },
    }),
    ...(site.phone && { telephone: site.phone }),
    ...(site.salesEmail && { email: site.salesEmail }),
  };
}

/** The way to a page. All of them lie one step from home. */
function breadcrumbs(site: SiteInfo, { path, title }: ReleaseRoute): object {
  const step = (position: number, name: string, address: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: site.origin + address,
  });
  return { '@type': 'BreadcrumbList', itemListElement: [step(1, HOME, '/'), step(2, title, path)] };
}

/** What a page itself exports beside its component. */
export async function pageStructuredData(
  site: SiteInfo,
  path: string,
  manifest: RemoteManifest | undefined,
): Promise<readonly object[]> {
  const definition = manifest?.routes.find((candidate) => candidate.path === path);
  const page = await definition?.load();
  return page?.structuredData?.(site) ?? [];
}

/**
 * Everything that a public page says to search engines, each with its context.
 * @param logo the address of the company's mark on this site.
 * @param own what the page says itself.
 */
export function createStructuredData(
  site: SiteInfo,
  route: ReleaseRoute,
  logo: string | null,
  own: readonly object[],
): object[] {
  const way = route.path === '/' ? [] : [breadcrumbs(site, route)];
  return [organization(site, logo), ...way, ...own].map((data) => ({ '@context': CONTEXT, ...data }));
}
