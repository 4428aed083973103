/** The title of a tab: page and brand; the brand alone if it is the page's title. */
export const documentTitle = (title: string, brand: string): string =>
  title === brand ? brand : `${title} · ${brand}`;
