import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { client } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, PNG, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

const EXE = Buffer.from('MZ\x90\x00\x03\x00\x00\x00 this program cannot be run', 'latin1');

describe('attachments of a ticket', () => {
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    browser = await api.signIn(client.email, client.password);
    uploads = openTestUploads(api, browser);
  });
  afterEach(() => rmSync(uploads.folder, { recursive: true, force: true }));
  afterAll(() => api.close());

  it('T34: stores an announced file under a random name and returns it unchanged', async () => {
    const { path, ticketId, fileId } = await uploads.announce('menu card.PDF');
    expect((await browser.get(path)).status).toBe(404);
    const answer = await uploads.send(path, PDF);
    const file = { id: fileId, name: 'menu card.PDF', bytes: PDF.length, state: 'stored', thumbnail: null };
    expect([answer.status, answer.body]).toEqual([200, file]);
    expect(await uploads.findFiles(ticketId)).toEqual([file]);
    expect(uploads.listStored()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const [name = ''] = uploads.listStored();
    expect(readFileSync(join(uploads.folder, name))).toEqual(PDF);
    expect(statSync(join(uploads.folder, name)).mode & 0o077).toBe(0);

    const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
  });

  it('5.4.2, 14.3.2: serves files as downloads that no browser executes', async () => {
    const { path } = await uploads.announce('Ærø "menu" 日本.pdf');
    await uploads.send(path, Buffer.from('%PDF-1.7 <script>alert(1)</script>'));
    const { status, headers } = await browser.get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=.*; filename\*=UTF-8''%C3%86r%C3%B8%20/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand} and the rest`, 'latin1');
  it.each([
    ['a.mp4', ftyp('isom')],
    ['iphone.mp4', ftyp('qt  ')],
    ['a.mov', ftyp('qt  ')],
    ['tv.mp4', ftyp('M4V ')],
    ['phone.mp4', ftyp('3gp5')],
    ['old.mov', Buffer.from('\0\0\0\x08wide\0\0\0\0mdat', 'latin1')],
    ['a.avi', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1')],
    ['a.pdf', Buffer.from('%PDF-1.4 and the rest')],
  ])('L15: accepts %s', async (name, bytes) => {
    const { path } = await uploads.announce(name);
    expect((await uploads.send(path, bytes)).status).toBe(200);
  });

  it.each([
    ['a program', 'photo.png', EXE],
    ['an HTML page', 'photo.gif', Buffer.from('<html><script>alert(1)</script>')],
    ['an image of another type', 'photo.jpg', PNG],
    ['an image in a video container', 'film.mp4', ftyp('heic')],
    ['an HTML page with the signature of an image', 'photo.png', Buffer.from('\x89PNG<html>', 'latin1')],
    ['audio in a video container', 'film.mp4', ftyp('M4A ')],
    ['too few bytes', 'photo.png', Buffer.from('MZ')],
    ['a truncated file', 'clip.avi', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')],
  ])('L15, 5.2.2: rejects %s named %s with a message, and stores nothing', async (_, name, bytes) => {
    const { path, ticketId } = await uploads.announce(name);
    const answer = await uploads.send(path, bytes);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(
      /^The content of this file does not match its file extension\. Please attach JPEG, PNG/,
    );
    expect(uploads.listStored()).toEqual([]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced', bytes: 0 }]);
  });

  it('rejects an empty file, with and without Content-Length', async () => {
    const { path } = await uploads.announce('a.png');
    const empty = await uploads.send(path, new Uint8Array());
    expect([empty.status, empty.body.error]).toEqual([400, 'This file is empty.']);
    const answer = await fetch(api.url + path, {
      method: 'POST',
      headers: { cookie: browser.cookieHeader, origin: api.url, 'content-type': 'application/octet-stream' },
      body: new ReadableStream({ start: (controller) => controller.close() }),
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'This file is empty.' }]);
    expect(uploads.listStored()).toEqual([]);
  });

  it('L14, T34: accepts ten times 1024 times 1024 bytes', async () => {
    const { path } = await uploads.announce('big.pdf');
    const answer = await uploads.send(path, Buffer.concat([PDF], ATTACHMENT_BYTES_MAX));
    expect([answer.status, answer.body.bytes]).toEqual([200, 10_485_760]);
  });

  it.each(['with its length', 'in pieces'])('L14, 5.2.1: rejects one byte more, sent %s', async (how) => {
    const { path } = await uploads.announce('big.png');
    const bytes = Buffer.concat([PNG], ATTACHMENT_BYTES_MAX + 1);
    const chunks = new ReadableStream({
      start(controller) {
        for (let from = 0; from < bytes.length; from += 1 << 20)
          controller.enqueue(bytes.subarray(from, from + (1 << 20)));
        controller.close();
      },
    });
    const response = await fetch(api.url + path, {
      method: 'POST',
      headers: { cookie: browser.cookieHeader, origin: api.url, 'content-type': 'application/octet-stream' },
      body: how === 'in pieces' ? chunks : bytes,
      duplex: 'half',
    } as unknown as RequestInit);
    expect([response.status, await response.json()]).toEqual([413, { error: 'This file is larger than 10 MB.' }]);
    expect(uploads.listStored()).toEqual([]);
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a missing Content-Type', { 'content-type': '' }],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('answers 415 to %s', async (_, headers) => {
    const { path } = await uploads.announce('a.png');
    const answer = await uploads.send(path, PNG, headers);
    expect(answer.status).toBe(415);
    expect(answer.body.error).toMatch(/^Please send the file/);
    expect(uploads.listStored()).toEqual([]);
  });
});
