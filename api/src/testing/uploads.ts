import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ticket } from './bodies.ts';
import type { TestApi, TestClient, TestResponse } from './index.ts';
import { waitFor } from './until.ts';

/** A file that is stored as it comes. */
export const PDF = Buffer.from('%PDF-1.7 and the pages themselves');

/** A picture, eight pixels wide and six high. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQCYjBihgGUgIAf6wkAfiOUwQAAAAASUVORK5CYII=',
  'base64',
);

export interface ListedFile {
  id: string;
  name: string;
  bytes: number;
  state: string;
  thumbnail: object | null;
}

/** Files of tickets, as a test sends them and as the disk has them. */
export interface TestUploads {
  folder: string;
  /** The names in the folder. */
  stored(): string[];
  /** Where files are until all of them is there, and the names in it. */
  tempDir: string;
  tempFiles(): string[];
  /** The files of a ticket, as its owner's list has them. */
  filesOf(ticketId: unknown): Promise<ListedFile[]>;
  /** Files a ticket that announces one file, and says where that file is sent to. */
  announce(name: string): Promise<{ path: string; ticketId: unknown; fileId: string | undefined }>;
  send(path: string, raw: Uint8Array, headers?: Record<string, string>, who?: TestClient): Promise<TestResponse>;
  /**
   * Sends the beginning of a file, and cuts the connection when something of it is here.
   * @param promised how many bytes its headers say that there will be
   */
  sendCut(path: string, raw: Uint8Array, promised: number, as?: UploadRequest): Promise<void>;
}

/** How a file is sent, where it is not sent whole. */
interface UploadRequest {
  method: string;
  headers: Record<string, string>;
}

const WHOLE_FILE: UploadRequest = { method: 'POST', headers: { 'content-type': 'application/octet-stream' } };

export function uploadsFor(api: TestApi, browser: TestClient): TestUploads {
  const folder = join(api.settings.dataDir, 'uploads');
  const arrivingFolder = join(api.settings.dataDir, 'arriving');
  const namesIn = (place: string) => (existsSync(place) ? readdirSync(place) : []);
  const filesOf = async (ticketId: unknown) => {
    const { body } = await browser.get('/api/support-tickets');
    const tickets = body as unknown as { id: string; attachments: ListedFile[] }[];
    return tickets.find(({ id }) => id === ticketId)?.attachments ?? [];
  };
  return {
    folder,
    stored: () => namesIn(folder),
    tempDir: arrivingFolder,
    tempFiles: () => namesIn(arrivingFolder),
    filesOf,
    async announce(name) {
      const { ticketId } = (await browser.post('/api/support-ticket', { ...ticket, attachments: [name] })).body;
      const fileId = (await filesOf(ticketId))[0]?.id;
      return { path: `/api/support-tickets/${ticketId}/attachments/${fileId}`, ticketId, fileId };
    },
    send: (path, raw, headers = {}, who = browser) =>
      who.request('POST', path, { raw, headers: { 'content-type': 'application/octet-stream', ...headers } }),
    async sendCut(path, raw, promised, { method, headers } = WHOLE_FILE) {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      const all = { host: 'x', origin: api.url, cookie: browser.cookieHeader, 'content-length': promised, ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      socket.write(raw);
      await waitFor(
        () => namesIn(arrivingFolder),
        (names) => names.length === 1 && names.every((name) => name.endsWith('.part')),
      );
      socket.destroy();
    },
  };
}
