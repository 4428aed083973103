/** The title of a tab: the page, then the brand; the brand alone where the page's title is the brand. */
export const documentTitle = (title: string, brand: string): string =>
  title === brand ? brand : `${title} · ${brand}`;
