import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { OG_IMAGE_SIZE, type ReleaseRoute } from '@skal/shell/server/releases/release.ts';
import { renderPng, type Shape, shape, themeColour } from './satoriImage.ts';

/** Returns the path of a page's Open Graph image in its release, in one language. */
export const ogImageFile = (page: string, locale: Locale): string =>
  locale === SOURCE_LOCALE ? `og/${page}.png` : `og/${page}.${locale}.png`;

const PADDING = 80;
const LINE_LENGTH = OG_IMAGE_SIZE.width - 2 * PADDING;
/** Length of the segment that marks the current page. */
const MARK_LENGTH = 96;

/** The tide line over the width of the image: ink up to the page, havtorn for the page, a hairline for the rest. */
function tideLine(progress: number): Shape {
  const before = Math.round((LINE_LENGTH - MARK_LENGTH) * progress);
  return shape(
    { width: LINE_LENGTH, height: 8, alignItems: 'center' },
    shape({ width: before, height: 4, backgroundColor: themeColour('ink') }),
    shape({ width: MARK_LENGTH, height: 8, backgroundColor: themeColour('havtorn') }),
    shape({ width: LINE_LENGTH - before - MARK_LENGTH, height: 2, backgroundColor: themeColour('line-strong') }),
  );
}

interface Preview {
  title: string;
  description: string;
  brand: string;
  /** Position of the page among the pages, from 0 to 1. */
  progress: number;
}

/** Renders the Open Graph image of a page: title, description, brand. */
export function renderOgImage({ title, description, brand, progress }: Preview): Promise<Buffer> {
  const drawing = shape(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: PADDING,
      paddingBottom: 60,
      backgroundColor: themeColour('bg'),
      fontFamily: 'Schibsted Grotesk',
    },
    shape(
      {
        color: themeColour('ink'),
        fontSize: title.length > 24 ? 80 : 104,
        fontWeight: 600,
        lineHeight: 1.06,
        letterSpacing: '-0.025em',
        textWrap: 'balance',
      },
      title,
    ),
    shape(
      {
        display: 'block',
        maxWidth: 920,
        marginTop: 28,
        color: themeColour('ink-2'),
        fontSize: 34,
        lineHeight: 1.4,
        lineClamp: 3,
      },
      description,
    ),
    shape({ flexGrow: 1 }),
    tideLine(progress),
    shape({ marginTop: 28, color: themeColour('ink'), fontSize: 44, fontWeight: 700, letterSpacing: '-0.02em' }, brand),
  );
  return renderPng(drawing, OG_IMAGE_SIZE);
}

/** Renders the images of public pages in one language into a release's folder, and adds each to its route. */
export async function renderOgImages(
  dir: string,
  routes: ReleaseRoute[],
  brand: string,
  locale: Locale,
): Promise<ReleaseRoute[]> {
  const publicRoutes = routes.filter(({ access }) => access === 'public');
  for (const [index, { page, title, description }] of publicRoutes.entries()) {
    const file = join(dir, ogImageFile(page, locale));
    mkdirSync(dirname(file), { recursive: true });
    const progress = index / Math.max(1, publicRoutes.length - 1);
    writeFileSync(file, await renderOgImage({ title, description, brand, progress }));
  }
  return routes.map((route) =>
    publicRoutes.includes(route) ? { ...route, preview: ogImageFile(route.page, locale) } : route,
  );
}
