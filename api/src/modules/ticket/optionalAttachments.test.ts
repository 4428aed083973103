import { crc32 } from 'node:zlib';
import { type OptionalAttachmentKind, optionalKinds } from '@skal/contracts/support/attachmentKinds';
import sharp from 'sharp';
import { readSettings } from '../../settings/settings.ts';
import { client, ticket } from '../../testing/fixtures/requestBodies.ts';
import { openTestUploads, type TestUploads } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PROGRAM = Buffer.from('MZ\x90\x00\x03\x00\x00\x00 this program cannot be run', 'latin1');

const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } });
const jpeg = () => picture.clone().jpeg().toBuffer();

/** A ZIP archive with one uncompressed file. */
function zip(name: string, text: string): Buffer {
  const [title, data] = [Buffer.from(name), Buffer.from(text)];
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(crc32(data), 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(data.length, 22);
  head.writeUInt16LE(title.length, 26);
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 'latin1');
  return Buffer.concat([head, title, data, central]);
}

const office = (part: string, type: string): Buffer =>
  zip('[Content_Types].xml', `<Types><Override PartName="/${part}" ContentType="${OFFICE}.${type}.main+xml"/></Types>`);

const bytesOf: Record<OptionalAttachmentKind, () => Buffer | Promise<Buffer>> = {
  heic: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and the rest', 'latin1'),
  webp: () => picture.clone().webp().toBuffer(),
  docx: () => office('word/document.xml', 'wordprocessingml.document'),
  xlsx: () => office('xl/workbook.xml', 'spreadsheetml.sheet'),
  txt: () => Buffer.from('Blåbærgrød\r\n\tpå Ærø\n'),
};

const typeOf: Record<OptionalAttachmentKind, string> = {
  heic: 'image/heic',
  webp: 'image/webp',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  txt: 'text/plain',
};

const starts = async (attachmentKinds: readonly OptionalAttachmentKind[]) => {
  const api = await startTestApi({ mail: { pollMs: 3_600_000 }, site: { attachmentKinds } });
  const browser = await api.signIn(client.email, client.password);
  return { api, browser, uploads: openTestUploads(api, browser) };
};

describe('a JPEG', () => {
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;
  beforeAll(async () => {
    ({ api, browser, uploads } = await starts([]));
  });
  afterAll(() => api.close());

  it.each(['image.jfif', 'scan.JPE', 'photo.pjpeg', 'sent by chat.png'])(
    'L15: is accepted by its content: %s',
    async (name) => {
      const { path, ticketId } = await uploads.announce(name);
      expect((await uploads.send(path, await jpeg())).status).toBe(200);
      expect(await uploads.findFiles(ticketId)).toMatchObject([
        { state: 'stored', thumbnail: { width: 8, height: 6 } },
      ]);
      const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('jpeg');
    },
  );

  it.each(optionalKinds)('L15: rejects %s unless the operator has allowed it', async (kind) => {
    const { status, body } = await browser.post('/api/support-ticket', { ...ticket, attachments: [`a.${kind}`] });
    const attachments = 'Please attach JPEG, PNG, GIF, MP4, MOV, AVI or PDF files only';
    expect([status, body]).toEqual([400, { error: attachments, fields: { attachments } }]);
  });
});

describe('an optional file type', () => {
  let api: TestApi;
  let browser: TestClient;
  let uploads: TestUploads;
  beforeAll(async () => {
    ({ api, browser, uploads } = await starts(optionalKinds));
  });
  afterAll(() => api.close());

  it.each(optionalKinds)('is accepted, and served with its type as a download: %s', async (kind) => {
    const bytes = await bytesOf[kind]();
    const { path } = await uploads.announce(`a file.${kind}`);
    const answer = await uploads.send(path, bytes);
    expect([answer.status, answer.body]).toMatchObject([200, { state: 'stored', bytes: bytes.length }]);
    const response = await fetch(api.url + path, { headers: { cookie: browser.cookieHeader } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe(typeOf[kind]);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  const wrong: [what: string, name: string, bytes: Buffer][] = [
    ...optionalKinds.map((kind) => ['a program', `a.${kind}`, PROGRAM] as [string, string, Buffer]),
    ['a table', 'a.docx', office('xl/workbook.xml', 'spreadsheetml.sheet')],
    ['an archive', 'a.xlsx', zip('setup.exe', 'MZ')],
    [
      'a document with macros',
      'a.docx',
      zip(
        '[Content_Types].xml',
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      ),
    ],
  ];
  it.each(wrong)('5.2.2: rejects %s named %s with a message', async (_, name, bytes) => {
    const { path } = await uploads.announce(name);
    const answer = await uploads.send(path, bytes);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'The content of this file does not match its file extension. Please attach JPEG, PNG, GIF, MP4, MOV, AVI, PDF, HEIC, WEBP, DOCX, XLSX or TXT files.',
    ]);
  });

  it('is enabled by SKAL_ATTACHMENT_KINDS, and passed to pages', () => {
    const kindsFor = (SKAL_ATTACHMENT_KINDS: string) => readSettings({ SKAL_ATTACHMENT_KINDS }).site.attachmentKinds;
    expect(kindsFor('WebP, txt')).toEqual(['webp', 'txt']);
    expect(kindsFor('')).toBeUndefined();
    expect(() => kindsFor('webp,exe')).toThrow(
      'SKAL_ATTACHMENT_KINDS must be some of heic, webp, docx, xlsx, txt, separated by commas.',
    );
  });
});
