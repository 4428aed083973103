import type { Locale } from '@skal/contracts/site/locale';
import type { PageMessages } from '@skal/shell-kit/i18n/pageMessages.ts';

/** The parts of a page's document. */
export interface PageDocument {
  locale: Locale;
  title: string;
  description: string;
  /** Absolute address of the page; null with noindex. */
  canonical: string | null;
  brand: string;
  /** Address of the contact page in the language, whose forms work without JavaScript. */
  contactPath: string;
  /** The shell's stylesheet, inlined into the page. */
  css: string;
  /** Style elements of the rendered HTML. */
  styles: string;
  html: string;
  /** Whether the HTML is the whole page, not only the shell's frame. */
  isComplete: boolean;
  snapshot: object;
  snapshotId: string;
  /** Messages of the scripts that the page loads first. */
  messages: PageMessages;
  /** The element with the page's data, if it was rendered with its visitor's. */
  data?: string;
  eventCaptureScript: string;
  /** Integrity of every module that the tab may load, by absolute address. */
  integrity: Record<string, string>;
  /** Addresses of the modules for the first render: the shell's, with its entry, and the remote's. */
  preload: string[];
  /** Further preload elements. */
  morePreloads?: string;
  entry: string;
  fonts: string[];
  icon: string;
  /** Whether the page requests the session. */
  asksSession: boolean;
  /** HTML above the page that is not part of it. */
  badge?: string;
  /** Further elements of the head: link preview tags, home screen icons. */
  head?: string;
  /** Structured data for search engines, as JSON-LD. */
  structuredData?: readonly object[];
}
