import { FORMAT_TAGS, type Locale } from '@skal/contracts/site/locale';
import { webManifestPath } from '@skal/contracts/site/reservedPaths';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { PageTranslations } from '../../src/federation/snapshot.ts';
import { OG_IMAGE_SIZE, type Release, TOUCH_ICON } from '../releases/release.ts';
import { escapeHtml } from './escape.ts';

const meta = (attribute: 'name' | 'property', key: string, value: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(value))}">`;

interface Preview {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of the image, if there is one. */
  picture: string | null;
  locale: Locale;
  /** Paths of the page in further languages. */
  translations: PageTranslations;
}

/** Language and country, as in Open Graph: `da_DK`. */
const regionOf = (locale: Locale): string => FORMAT_TAGS[locale].replace('-', '_');

/** Tags for link previews. X falls back to Open Graph for all but the kind of card. */
export function socialTags({ brand }: Pick<SiteInfo, 'brand'>, preview: Preview): string {
  const { title, description, url, picture, locale, translations } = preview;
  const others = Object.keys(translations) as Locale[];
  const property = (key: string, value: string | number) => meta('property', `og:${key}`, value);
  const pictureTags = picture
    ? [
        property('image', picture),
        property('image:type', 'image/png'),
        property('image:width', OG_IMAGE_SIZE.width),
        property('image:height', OG_IMAGE_SIZE.height),
        property('image:alt', `${title}: ${description}`),
      ]
    : [];
  return [
    property('type', 'website'),
    property('site_name', brand),
    property('locale', regionOf(locale)),
    ...others.map((other) => property('locale:alternate', regionOf(other))),
    property('title', title),
    property('description', description),
    property('url', url),
    ...pictureTags,
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].join('\n');
}

/** Tags that put the site on a home screen. */
export function homeScreenTags(shell: Release, base: string, locale: Locale): string {
  const icon = TOUCH_ICON in shell.bytes ? `<link rel="apple-touch-icon" href="${base}${TOUCH_ICON}">\n` : '';
  return `${icon}<link rel="manifest" href="${webManifestPath(locale)}">`;
}
