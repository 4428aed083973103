import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import escapeHtml from 'escape-html';
import type { MailBlock, MailContent } from './mailBlocks.ts';
import pieces from './mailTemplates.json' with { type: 'json' };

/** Trusted HTML built here; every other string is escaped. */
class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Fills placeholders: the only place where text becomes HTML (ASVS 1.2.1). A single pass, so that inserted text cannot
 * contain a placeholder.
 */
const fill = (piece: string, values: Readonly<Record<string, string | Html>>): Html =>
  new Html(
    piece.replace(PLACEHOLDER, (_, name: string) => {
      const value = values[name] ?? '';
      return value instanceof Html ? value.source : escapeHtml(value);
    }),
  );

const joinHtml = (parts: readonly Html[], between = ''): Html =>
  new Html(parts.map(({ source }) => source).join(between));

/** Joins lines with line breaks. */
const joinLines = (lines: readonly string[]): Html =>
  joinHtml(
    lines.map((line) => fill('{{line}}', { line })),
    '<br />',
  );

const linesToHtml = (texts: string): Html => joinLines(texts.split(/\r\n|\r|\n/));

/** Links may point only to http(s) pages: a browser would execute other schemes (ASVS 1.2.2). */
const isPage = (href: string): boolean => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);

function htmlPart(part: MailBlock): Html {
  switch (part.is) {
    case 'facts':
      return fill(pieces.facts, {
        rows: joinHtml(part.facts.map(([label, value]) => fill(pieces.fact, { label, value: linesToHtml(value) }))),
      });
    case 'quote':
      return fill(pieces.quote, { text: linesToHtml(part.text) });
    case 'button':
      if (!isPage(part.href)) return fill(pieces.text, { text: `${part.lead} ${part.href}` });
      return joinHtml([
        fill(pieces.text, { text: part.lead }),
        fill(pieces.button, { label: part.label, href: part.href }),
      ]);
    default: {
      const { text, href = '' } = part;
      if (!isPage(href)) return fill(pieces[part.is], { text: linesToHtml([text, href].filter(Boolean).join(' ')) });
      return fill(part.is === 'small' ? pieces.smallLink : pieces.textLink, { text, href });
    }
  }
}

/** Maximum length of the preview next to the subject in a list of emails. */
const PREVIEW = 120;

/** Returns the first words after the greeting, shown as preview in a list of emails. */
function buildPreview({ parts }: MailContent): string {
  const texts = parts.flatMap((part) => {
    if (part.is === 'text' && part.isGreeting) return [];
    if (part.is === 'facts') return part.facts.map(([label, value]) => `${label}: ${value}`);
    return 'text' in part ? [part.text] : [];
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ').slice(0, PREVIEW);
}

/** Values of the email's frame. */
interface Frame {
  subject: string;
  brand: string;
}

/** Renders content as an HTML email. The templates are generated at build time (`skal generate email-templates`). */
export function renderMailHtml(mail: MailContent, { subject, brand }: Frame): string {
  const { parts, signature = [], language = SOURCE_LOCALE } = mail;
  const content = joinHtml([
    ...parts.map(htmlPart),
    ...(signature.length > 0 ? [fill(pieces.signature, { lines: joinLines(signature) })] : []),
  ]);
  return fill(pieces.frame, { language, subject, brand, preview: buildPreview(mail), content }).source;
}
