import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { textIn } from '../../../language/textIn.ts';
import { findMailedLinks } from '../../../testing/fixtures/mailedLinks.ts';
import { mailSamples } from '../../../testing/fixtures/mailSamples.ts';
import { client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { enqueueMails, type NewMail } from '../enqueueMails.ts';
import type { MailBlock } from './mailBlocks.ts';
import { buildMail, button, fieldList, finePrint, greeting, paragraph, quote } from './mailContent.ts';
import { renderMailHtml } from './mailHtml.ts';

const MODULES = fileURLToPath(new URL('../..', import.meta.url));
const frame = { subject: 'A ticket', brand: 'Skal' };
const htmlOf = (...parts: MailBlock[]) => renderMailHtml({ parts }, frame);
const hostile = `<img src=x onerror="alert('1')"> & {{content}} {{brand}}`;
const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; {{content}} {{brand}}';

describe('renderMailHtml', () => {
  it.each<[what: string, html: string]>([
    ['a paragraph', htmlOf(paragraph(hostile))],
    ["a field's value", htmlOf(fieldList([['Name', hostile]]))],
    ["a field's label", htmlOf(fieldList([[hostile, 'Anna']]))],
    ['a quote', htmlOf(quote(hostile))],
    ['fine print', htmlOf(finePrint(hostile))],
    ["a button's lead", htmlOf(button(hostile, 'Open it', 'https://skal.example/'))],
    ["a button's label", htmlOf(button('Here:', hostile, 'https://skal.example/'))],
    ['a signature', renderMailHtml({ parts: [], signature: [hostile] }, frame)],
    ['a subject', renderMailHtml({ parts: [] }, { ...frame, subject: hostile })],
    ['a brand', renderMailHtml({ parts: [] }, { ...frame, brand: hostile })],
  ])('1.2.1: escapes %s', (_, html) => {
    expect(html).toContain(escaped);
    expect(html).not.toContain('<img');
    expect(html).toMatch(/^<!DOCTYPE html.*<\/html>$/s);
  });

  it('1.2.1: renders no link for a non-http URL, and escapes attributes', () => {
    const quoted = htmlOf(button('Here:', 'Open it', 'https://skal.example/?"><script>alert(1)</script>'));
    expect(quoted).toContain('href="https://skal.example/?&quot;&gt;&lt;script&gt;');
    expect(quoted).not.toContain('<script');
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '/admin', '']) {
      expect(
        htmlOf(button('Here:', 'Open it', href), paragraph('There:', href), finePrint('There:', href)),
      ).not.toContain('href=');
    }
  });

  it('keeps line breaks and text direction', () => {
    expect(htmlOf(quote('One\r\ntwo\n\nthree'))).toContain('One<br />two<br /><br />three');
    const words = [quote('שלום'), paragraph('مرحبا'), fieldList([['Name', 'דנה']])];
    for (const part of words) expect(htmlOf(part)).toMatch(/dir="auto"[^>]*>(שלום|مرحبا|דנה)</);
    expect(htmlOf(quote('x'.repeat(500)))).toMatch(/overflow-wrap:anywhere[^>]*>x{500}</);
  });

  it('previews the first words, without link URLs', () => {
    const html = htmlOf(
      greeting('Anna', textIn('en')),
      paragraph('Your app is live.'),
      button('See:', 'Open', 'https://skal.example/a#b'),
    );
    expect(/<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1]).toBe('Your app is live.');
  });

  it('supports light and dark mode, loads no external files, and has a layout table for Outlook', () => {
    for (const { html } of mailSamples) {
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(html).toContain('<!--[if mso]><table role="presentation" align="center" width="600"');
      expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|\{\{|undefined/);
    }
  });

  it('contains every word of the text version of each email', () => {
    const wordsOf = (text: string) => new Set(text.match(/[\p{L}\d@.]+/gu));
    for (const { html, text } of mailSamples) {
      const seen = html
        .replace(/.*<body/s, '')
        .replace(/href="([^"]*)"/g, '>$1<')
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&');
      // A lead that repeats its button exists only in the text version.
      const missing = [...wordsOf(text)].filter((word) => !wordsOf(seen).has(word));
      expect(missing).toEqual([]);
    }
  });

  it('has a sample for each function that builds an email', () => {
    const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.mails\.ts$/.test(file),
    );
    const writers = files.flatMap((file) => {
      const source = readFileSync(join(MODULES, file), 'utf8');
      return [...source.matchAll(/export (?:const|function) (\w+Mail)\b/g)].map(([, name]) => name);
    });
    expect(writers.length).toBeGreaterThan(15);
    expect([...new Set(mailSamples.map(({ template }) => template))].sort()).toEqual(writers.sort());
  });
});

describe('sent emails', () => {
  let api: TestApi;
  const start = async () => {
    api = await startTestApi({ mail: { pollMs: 20 } });
  };
  afterEach(() => api.close());

  const folder = () => join(api.settings.dataDir, 'mail');
  const send = async (mail: NewMail) => {
    await api.internals.dependencies.db.tx((manager) => enqueueMails(manager, [mail], Date.now()));
    api.internals.dependencies.wakeMailWorker();
    await waitFor(
      () => api.rows('SELECT id FROM outbox WHERE sent_at IS NULL'),
      (rows) => rows.length === 0,
    );
    const [name = ''] = readdirSync(folder());
    return PostalMime.parse(readFileSync(join(folder(), name), 'utf8'));
  };
  const letter = buildMail(
    { kind: 'notice', recipient: 'anna@example.dk', subject: 'Tide & time' },
    { language: 'en', parts: [paragraph('Skål, “Anna”.'), quote('A <b>bold</b>\nword')] },
  );

  it('contain a text and an HTML version', async () => {
    await start();
    const mail = await send(letter);
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe('Skål, “Anna”.\n\nA <b>bold</b>\nword');
    expect(mail.html).toContain('A &lt;b&gt;bold&lt;/b&gt;<br />word');
    expect(mail.html).toContain('<title>Tide &amp; time</title>');
  });

  it('contain only text if stored by a release without content', async () => {
    await start();
    const { content: _, ...old } = letter;
    const mail = await send(old);
    expect([mail.html, mail.text?.startsWith('Skål')]).toEqual([undefined, true]);
  });

  it('14.2.4: leave no account link in the outbox, whichever release sent them', async () => {
    await start();
    await api.client().post('/api/password-link', { email: client.email });
    const token = await findMailedLinks(api, client.email).next(0);
    expect(token).not.toBe('');
    const row = async () => {
      const [mail] = await api.rows<{ body: string; content: string | null }>(
        "SELECT body, content FROM outbox WHERE kind = 'link' AND sent_at IS NOT NULL",
      );
      return mail;
    };
    expect(await waitFor(row, Boolean)).toEqual({ body: '', content: null });
    // As the previous release leaves it, which has no content.
    await api.execute(`UPDATE outbox SET content = '{"parts":[]}' WHERE kind = 'link'`);
    const { emptied } = api.internals.housekeeping.jobs(Date.now());
    await emptied?.();
    expect(await row()).toEqual({ body: '', content: null });
  });
});
