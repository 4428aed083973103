/** What the document of a page is written from. */
export interface PageDocument {
  title: string;
  description: string;
  /** Absolute address of the page; none on pages that are not to be found. */
  canonical: string | null;
  brand: string;
  /** The shell's stylesheet, written into the page. */
  css: string;
  /** Style elements of what is rendered. */
  styles: string;
  html: string;
  /** Whether the HTML is the whole page, and not only the shell's frame. */
  isComplete: boolean;
  snapshot: object;
  snapshotId: string;
  eventCaptureScript: string;
  /** Absolute addresses with their integrity, for every module that the tab may load. */
  integrity: Record<string, string>;
  /** Modules that the page's first render needs, by address: the shell's, its entry among them, and the remote's. */
  preload: string[];
  entry: string;
  fonts: string[];
  icon: string;
  /** Whether the page will ask who is signed in. */
  asksSession: boolean;
  /** What stands over the page without being part of it. */
  badge?: string;
  /** Elements for the head besides: link preview tags, home screen icons. */
  head?: string;
  /** What the page says to search engines, as JSON-LD. */
  structuredData?: readonly object[];
}
