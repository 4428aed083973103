/** Where the files of an application are served. */
export const STATIC_PATH = '/one/';

/** A build of the site's sources that the product's server does not know. */
export interface Application {
  /** Folder of its files, with their compressed forms. */
  readonly dir: string;
  /** Scripts of the first load, the entry last. */
  readonly entry: readonly string[];
  readonly css: readonly string[];
  /** Further scripts of the first load of a page, by its path. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}
