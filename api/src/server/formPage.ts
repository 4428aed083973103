import { createHash } from 'node:crypto';
import type { Locale } from '@skal/contracts/site/locale';
import escapeHtml from 'escape-html';
import { textFor } from '../language/text.ts';
import type { HtmlForm, HtmlFormField } from './htmlForm.ts';

/** Inline styles with colours of shared-ui/src/theme/tokens.css: the page loads no other file. */
const STYLE = `
:root{color-scheme:light dark;--bg:#f7f8f6;--ink:#10211f;--line:#7a8783;--fjord:#0b5160;--on:#fff;--tegl:#b3321f}
@media(prefers-color-scheme:dark){:root{--bg:#0c1514;--ink:#eaf0ee;--line:#6f807c;--fjord:#5cc2d4;--on:#05222a;--tegl:#ff8f7d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:40rem;padding:3rem 1rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}
a{color:var(--fjord)}
form{display:grid;gap:1.25rem;margin:2rem 0}
label{display:block;font-weight:600}
input,select,textarea{width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:8px;background:var(--bg);color:inherit;font:inherit}
[aria-invalid=true]{border:2px solid var(--tegl)}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.fault{margin:.25rem 0 0;color:var(--tegl)}
button{justify-self:start;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:8px;background:var(--fjord);color:var(--on);font:inherit;font-weight:600}
:focus-visible{outline:2px solid var(--fjord);outline-offset:2px}
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** CSP: allows only the page's own style, and its form to the site. */
export const FORM_PAGE_CSP = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Link {
  href: string;
  label: string;
}

/** A form with its input and errors. */
interface FormState {
  form: HtmlForm;
  values: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  action: string;
}

interface PlainPage {
  title: string;
  text: string;
  back: Link;
  again?: FormState | null;
}

/** Formats HTML attributes; undefined and false are left out. */
const formatAttributes = (all: Readonly<Record<string, string | boolean | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');

function renderControl(locale: Locale, field: HtmlFormField, value: string, fault: string | undefined): string {
  const { name, kind = 'text', options, required, autocomplete } = field;
  const about = formatAttributes({
    ...{ id: name, name, required, autocomplete },
    ...(fault !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${name}-fault` }),
  });
  if (options) {
    const choices = [...(options.some(([key]) => key === value) ? [] : [['', ''] as const]), ...options];
    const items = choices.map(
      ([key, label]) =>
        `<option${formatAttributes({ value: key, selected: key === value })}>${escapeHtml(textFor(locale, label))}</option>`,
    );
    return `<select${about}>${items.join('')}</select>`;
  }
  // HTML ignores the first line break in a text area.
  if (kind === 'area') return `<textarea rows="6"${about}>\n${escapeHtml(value)}</textarea>`;
  return `<input type="${kind}"${about}${formatAttributes({ value })}>`;
}

function renderField(locale: Locale, field: HtmlFormField, { values, fields }: FormState): string {
  const { name, label, required } = field;
  const fault = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
  const errorHtml = fault === undefined ? '' : `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>`;
  return `<div><label for="${name}">${escapeHtml(textFor(locale, label))}${required ? ' *' : ''}</label>${renderControl(locale, field, value, fault)}${errorHtml}</div>`;
}

/** Renders the honeypot field. */
const trapHtml = (name: string | undefined): string =>
  name ? `<div class="trap" aria-hidden="true"><input name="${name}" tabindex="-1" autocomplete="off"></div>` : '';

const formHtml = (locale: Locale, again: FormState): string =>
  [
    `<form method="post" action="${escapeHtml(again.action)}">`,
    ...again.form.fields.map((field) => renderField(locale, field, again)),
    trapHtml(again.form.honeypot),
    `<button type="submit">${escapeHtml(textFor(locale, again.form.submit))}</button>`,
    '</form>',
  ].join('\n');

/** Renders a response to a form as a page without scripts or other files. */
export const renderFormPage = (locale: Locale, { title, text, back, again }: PlainPage): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p${again ? ' role="alert"' : ''}>${escapeHtml(text)}</p>`,
    again ? formHtml(locale, again) : '',
    `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
    '</main></body></html>',
  ].join('\n');
