import { homePath, type Locale } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { textIn } from '../language/textIn.ts';
import type { ReleaseRoute } from '../releases/release.ts';

const CONTEXT = 'https://schema.org';

/** The organization; facts that the owner has not set are omitted. */
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

/** The breadcrumbs of a page. All pages are one level below home. */
function breadcrumbs(site: SiteInfo, { path, title }: ReleaseRoute, locale: Locale): object {
  const step = (position: number, name: string, address: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: site.origin + address,
  });
  // Named as in the navigation bar.
  const home = textIn(locale)(/*i18n*/ 'Home');
  return { '@type': 'BreadcrumbList', itemListElement: [step(1, home, homePath(locale)), step(2, title, path)] };
}

/** Reads the structured data that a page's module exports. */
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
 * Creates the structured data of a public page, each entry with its context. Its own data has the language of the page.
 * @param logo address of the logo on this site
 * @param own data of the page itself
 */
export function createStructuredData(
  site: SiteInfo,
  route: ReleaseRoute,
  logo: string | null,
  own: readonly object[],
  locale: Locale,
): object[] {
  const way = route.path === homePath(locale) ? [] : [breadcrumbs(site, route, locale)];
  const inLanguage = own.map((data) => ({ ...data, inLanguage: locale }));
  return [organization(site, logo), ...way, ...inLanguage].map((data) => ({ '@context': CONTEXT, ...data }));
}
