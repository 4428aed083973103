/** The HTML partials of emails, rendered with react-email, with `{{…}}` placeholders. */
import { fileURLToPath } from 'node:url';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FONT_STACK, STYLESHEET, type StyleRole, styleProps } from './styles.ts';

/** Long words break where necessary. */
const BREAKS = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const BODY = { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px', ...BREAKS };
const META = { fontSize: '13px', lineHeight: '20px', margin: '0 0 16px', ...BREAKS };

/** A paragraph, in the direction of its first letter. */
const paragraph = (
  role: StyleRole,
  style: Readonly<Record<string, string | number>>,
  ...children: (string | ReactElement)[]
) => h(Text, { ...styleProps(role, style), dir: 'auto' }, ...children);

const address = (style: Readonly<Record<string, string>> = {}) =>
  h(Link, { href: '{{href}}', ...styleProps('link', { textDecoration: 'underline', ...style }) }, '{{href}}');

/** The tide line: ink, with a marker. Table cells, because Outlook draws no border without text. */
const tideLine = h(
  Row,
  null,
  ...(
    [
      ['tide', '24px'],
      ['now', '48px'],
      ['tide', 'auto'],
    ] as const
  ).map(([role, width]) =>
    h(
      Column,
      { key: `${role}${width}`, ...styleProps(role, { width, height: '3px', lineHeight: '3px', fontSize: '1px' }) },
      // Some clients do not draw empty cells.
      '\u00a0',
    ),
  ),
);

/** Preheader: hidden text that email clients show in the message list. */
const HIDDEN = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, lineHeight: '1px', opacity: 0 };

const SPACING = { padding: '24px 40px' };
const brand = paragraph('ink', { ...BODY, fontSize: '18px', fontWeight: 600, margin: '0 0 24px' }, '{{brand}}');

const frame = h(
  Html,
  { lang: '{{language}}', dir: 'ltr' },
  h(
    Head,
    null,
    h('title', null, '{{subject}}'),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', null, '{{sheet}}'),
  ),
  h('div', { style: HIDDEN }, '{{preview}}'),
  h(
    Body,
    // Body would set a background on a cell without a class, which would stay light in dark mode.
    { className: 'page', style: { margin: 0, padding: 0, fontFamily: FONT_STACK } },
    h(
      Section,
      styleProps('page'),
      h(
        Row,
        null,
        h(
          Column,
          { style: { padding: '24px 0' } },
          '{{outlook}}',
          h(
            Container,
            styleProps('card', { maxWidth: '600px', width: '100%', borderWidth: '1px', borderStyle: 'solid' }),
            tideLine,
            h(Section, null, h(Row, null, h(Column, { className: 'room', style: SPACING }, brand, '{{content}}'))),
          ),
          '{{/outlook}}',
        ),
      ),
    ),
  ),
);

/** Markup that no component renders. Outlook ignores max-width and needs a table of fixed width around the email. */
const WRAPPERS = {
  '{{sheet}}': STYLESHEET,
  '{{outlook}}':
    '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  '{{/outlook}}': '<!--[if mso]></td></tr></table><![endif]-->',
} as const;

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const PARTIALS = {
  text: paragraph('ink', BODY, '{{text}}'),
  textLink: paragraph('ink', BODY, '{{text}} ', address()),
  small: paragraph('soft', META, '{{text}}'),
  smallLink: paragraph('soft', META, '{{text}} ', address()),
  quote: h(
    Section,
    { style: { margin: '0 0 16px' } },
    h(
      Row,
      null,
      h(
        Column,
        {
          ...styleProps('well', { ...BODY, padding: '12px 16px', borderStyle: 'solid', borderWidth: '0 0 0 3px' }),
          dir: 'auto',
        },
        '{{text}}',
      ),
    ),
  ),
  facts: h(Section, { style: { margin: '0 0 16px' } }, '{{rows}}'),
  fact: h(
    Row,
    null,
    h(
      Column,
      { ...styleProps('soft', { ...META, width: '34%', padding: '3px 16px 3px 0', verticalAlign: 'top' }) },
      '{{label}}',
    ),
    h(Column, { ...styleProps('ink', { ...BODY, lineHeight: '22px', padding: '2px 0' }), dir: 'auto' }, '{{value}}'),
  ),
  button: h(
    Section,
    { style: { margin: '0 0 24px' } },
    h(
      Row,
      null,
      h(
        Column,
        null,
        h(
          Button,
          {
            href: '{{href}}',
            ...styleProps('action', {
              padding: '12px 24px',
              borderRadius: '8px',
              fontSize: '16px',
              fontWeight: 600,
              lineHeight: '20px',
            }),
          },
          '{{label}}',
        ),
      ),
    ),
  ),
  signature: h(
    Section,
    styleProps('rule', { margin: '8px 0 0', borderStyle: 'solid', borderWidth: '1px 0 0' }),
    h(
      Row,
      null,
      h(
        Column,
        styleProps('soft', { fontSize: '14px', lineHeight: '22px', padding: '16px 0 0', ...BREAKS }),
        '{{lines}}',
      ),
    ),
  ),
} as const satisfies Record<string, ReactElement>;

/** Renders the partials as HTML, by name. */
export function renderPartials(): Record<'frame' | keyof typeof PARTIALS, string> {
  const rendered = Object.entries(PARTIALS).map(([name, partial]) => [name, renderToStaticMarkup(partial)]);
  const wrapper = Object.entries(WRAPPERS).reduce(
    (html, [marker, source]) => html.replace(marker, source),
    renderToStaticMarkup(frame),
  );
  return { frame: `${DOCTYPE}${wrapper}`, ...Object.fromEntries(rendered) };
}

/** File of the partials, read by the api. */
export const PARTIALS_FILE = fileURLToPath(
  new URL('../../../../api/src/modules/outbox/content/mailTemplates.json', import.meta.url),
);

/** Returns the content of that file. */
export const partialsJson = (): string => `${JSON.stringify(renderPartials(), null, 2)}\n`;
