import { createHash } from 'node:crypto';
import { writeDocument } from './document.ts';
import type { PageDocument } from './pageDocument.ts';

const page: PageDocument = {
  locale: 'en',
  title: 'A & <B>',
  description: 'Say "hello"',
  canonical: 'https://example.org/a',
  contactPath: '/contact',
  brand: 'Skal',
  css: 'body{}',
  styles: '<style data-styled></style>',
  html: '<p>content</p>',
  isComplete: true,
  snapshot: { text: '</script><script>alert(1)</script>' },
  snapshotId: 'snapshot',
  messages: { scripts: [], messages: {} },
  eventCaptureScript: 'keep()',
  integrity: { '/r/shell/1/vendor.js': 'sha256-x', '/r/shell/1/main.js': 'sha256-x', '/r/mfe/1/Page.js': 'sha256-x' },
  preload: ['/r/shell/1/vendor.js', '/r/shell/1/main.js', '/r/mfe/1/Page.js'],
  entry: '/r/shell/1/main.js',
  fonts: ['/r/shell/1/font.woff2'],
  icon: '/r/shell/1/icon.svg',
  asksSession: false,
};

describe('a composed page', () => {
  it('contains its content, title and description as text', () => {
    const { html } = writeDocument(page);
    expect(html).toContain('<title>A &amp; &lt;B&gt;</title>');
    expect(html).toContain('content="Say &quot;hello&quot;"');
    expect(html).toContain('<div id="root" data-prerendered><p>content</p></div>');
    expect(html).toContain('<link rel="canonical" href="https://example.org/a">');
  });

  it('1.2.1: cannot be left by text in the snapshot', () => {
    const { html } = writeDocument(page);
    expect(html).not.toContain('<script>alert(1)');
  });

  it('3.4.3: lists the hash of every inline script', () => {
    const { html, scriptHashes } = writeDocument(page);
    const inline = [...html.matchAll(/<script(?: type="importmap")?>([^<]*)<\/script>/g)].map(([, text]) => text ?? '');
    expect(inline).toHaveLength(5);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(scriptHashes.toSorted()).toEqual(hashes.toSorted());
  });

  it('has notices for old browsers, failed scripts and disabled JavaScript', () => {
    const [tooOld, notStarted] = [...writeDocument(page).html.matchAll(/<p [^>]*role="alert"[^>]* hidden>([^<]+)</g)];
    expect(tooOld?.[1]).toMatch(/^Your browser is too old/);
    expect(notStarted?.[1]).toMatch(/^This page could not start/);
    expect(writeDocument(page).html).toMatch(/<noscript><p [^>]*>JavaScript is turned off[^<]* You can read this page/);
    expect(writeDocument({ ...page, data: '{}' }).html).toMatch(
      /<noscript><p [^>]*>[^<]* buttons, forms and menus need/,
    );
    expect(writeDocument({ ...page, isComplete: false }).html).toMatch(/<noscript><p [^>]*>[^<]* this page needs it/);
  });

  it('has integrity for every module that it loads', () => {
    for (const whole of [true, false]) {
      const { html } = writeDocument({ ...page, isComplete: whole });
      const modules = [...html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g)];
      expect(modules).toHaveLength(3);
      for (const [element] of modules) expect(element).toContain('integrity="sha256-x"');
    }
  });

  it('delays scripts until the first frame, after HTML and font', () => {
    for (const whole of [true, false]) {
      const { html } = writeDocument({ ...page, isComplete: whole });
      const content = html.indexOf('<p>content</p>');
      expect(html.indexOf('as="font"')).toBeLessThan(content);
      expect(html.indexOf('importmap')).toBeGreaterThan(content);
      expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
      const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([element]) => element);
      for (const element of preloads) expect(element).toContain(' media="not all"');
      expect(html).not.toContain('<script type="module"');
      expect(preloads.filter((element) => element.includes('data-entry'))).toEqual([
        expect.stringContaining('href="/r/shell/1/main.js"'),
      ]);
    }
  });

  it('has its entry even without preloads', () => {
    expect(writeDocument({ ...page, preload: [] }).html).toMatch(
      /<link [^>]*href="\/r\/shell\/1\/main\.js"[^>]* data-entry>/,
    );
  });

  it('delays scripts after other resources only when the HTML is complete', () => {
    expect(writeDocument(page).html.match(/<link rel="modulepreload"[^>]* fetchpriority="low"/g)).toHaveLength(3);
    expect(writeDocument({ ...page, isComplete: false }).html).not.toContain('fetchpriority="low"');
  });

  it('contains structured data as inert script elements', () => {
    const { html, scriptHashes } = writeDocument({ ...page, structuredData: [{ name: '</script><b>' }] });
    const [, text = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ name: '</script><b>' });
    expect(scriptHashes).toEqual(writeDocument(page).scriptHashes);
  });

  it('has noindex on pages that must not be found', () => {
    const { html } = writeDocument({ ...page, canonical: null });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });
});
