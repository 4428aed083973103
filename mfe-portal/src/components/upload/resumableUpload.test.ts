import { resumableUpload, SCANNER_UNAVAILABLE } from '@skal/contracts/support/resumableUpload';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { HttpResponse, http } from 'msw';
import { resumableUploadHandlers } from '../../mocks/support/resumableUpload.ts';
import { makeAttachment } from '../../mocks/support/ticket.ts';
import { cancelUpload, getUploads, setUploadOwner, startUpload, type Upload } from './uploadStore.ts';

const server = mockNetwork();
const PIECE = 1024 * 1024;
/** Two and a half chunks; each file is a new upload. */
const film = () => new File([new Uint8Array(2.5 * PIECE)], 'film.mp4', { type: 'video/mp4' });
const { id } = makeAttachment();

let accounts = 0;
beforeEach(() => {
  accounts += 1;
  setUploadOwner(`account-${accounts}`);
});

const send = (file = film()) =>
  new Promise<Upload>((resolve) => startUpload({ ticketId: 't1', attachmentId: id, file: file }, resolve));

describe('a resumable upload', () => {
  it('uploads chunk by chunk', async () => {
    const { handlers, arrived } = resumableUploadHandlers();
    server.use(...handlers);
    expect(await send()).toMatchObject({ state: 'stored', progress: 1 });
    expect(arrived).toEqual([PIECE, PIECE, PIECE / 2]);
  });

  it('resumes when a chunk is lost, and reports that it waits', async () => {
    const { handlers, arrived } = resumableUploadHandlers();
    expectConsoleOutput(/Network error/);
    let patches = 0;
    const waits: unknown[] = [];
    server.use(
      http.patch(resumableUpload.add.path, () => {
        patches += 1;
        return patches === 2 ? HttpResponse.error() : undefined;
      }),
      http.head(resumableUpload.read.path, () => {
        waits.push(getUploads().get(id)?.waiting);
      }),
      ...handlers,
    );
    expect(await send()).toMatchObject({ state: 'stored', waiting: null });
    expect([arrived, waits]).toEqual([[PIECE, PIECE, PIECE / 2], ['connection']]);
  });

  it('reports that it waits for the virus scanner, and resumes', async () => {
    const { handlers, arrived } = resumableUploadHandlers();
    let patches = 0;
    const waits: unknown[] = [];
    server.use(
      http.patch(resumableUpload.add.path, () => {
        patches += 1;
        return patches === 2
          ? errorResponse(503, 'The virus scanner is unavailable.', { code: SCANNER_UNAVAILABLE })
          : undefined;
      }),
      http.head(resumableUpload.read.path, () => {
        waits.push(getUploads().get(id)?.waiting);
      }),
      ...handlers,
    );
    expect(await send()).toMatchObject({ state: 'stored', waiting: null });
    expect([arrived, waits]).toEqual([[PIECE, PIECE, PIECE / 2], ['scanner']]);
  });

  it.each([502, 503])('resumes when the offset request fails with %d', async (status) => {
    const { handlers, arrived } = resumableUploadHandlers();
    const requestCounts = { patches: 0, heads: 0, begun: 0 };
    const waits: unknown[] = [];
    server.use(
      http.post(resumableUpload.begin.path, () => {
        requestCounts.begun += 1;
      }),
      http.patch(resumableUpload.add.path, () => {
        requestCounts.patches += 1;
        return requestCounts.patches === 2
          ? errorResponse(503, 'The virus scanner is unavailable.', { code: SCANNER_UNAVAILABLE })
          : undefined;
      }),
      http.head(resumableUpload.read.path, () => {
        requestCounts.heads += 1;
        waits.push(getUploads().get(id)?.waiting);
        return requestCounts.heads === 1 ? new HttpResponse(null, { status }) : undefined;
      }),
      ...handlers,
    );
    expect(await send()).toMatchObject({ state: 'stored', waiting: null });
    expect(arrived).toEqual([PIECE, PIECE, PIECE / 2]);
    expect(requestCounts).toEqual({ patches: 4, heads: 2, begun: 1 });
    expect(waits).toEqual(['scanner', 'scanner']);
  });

  it('restarts if the server no longer knows the upload', async () => {
    const { handlers, arrived, forget } = resumableUploadHandlers();
    expectConsoleOutput(/Network error/);
    let patches = 0;
    server.use(
      http.patch(resumableUpload.add.path, () => {
        patches += 1;
        if (patches !== 2) return undefined;
        forget();
        return HttpResponse.error();
      }),
      ...handlers,
    );
    expect(await send()).toMatchObject({ state: 'stored' });
    expect(arrived).toEqual([PIECE, PIECE, PIECE, PIECE / 2]);
  });

  it('is not retried when rejected, and keeps the server’s message', async () => {
    const { handlers } = resumableUploadHandlers();
    server.use(
      http.patch(resumableUpload.add.path, () =>
        errorResponse(400, 'The content of this file does not match its file extension.'),
      ),
      ...handlers,
    );
    const { state, cause } = await send();
    expect([state, cause?.status, cause?.serverMessage]).toEqual([
      'refused',
      400,
      'The content of this file does not match its file extension.',
    ]);
  });

  it('can be cancelled, and resumed later', async () => {
    const { handlers, arrived } = resumableUploadHandlers();
    const again = film();
    let patches = 0;
    const cancelled = new Promise<void>((resolve) => {
      server.use(
        http.patch(resumableUpload.add.path, async () => {
          patches += 1;
          if (patches !== 2) return undefined;
          cancelUpload(id);
          resolve();
          return HttpResponse.error();
        }),
        ...handlers,
      );
    });
    startUpload({ ticketId: 't1', attachmentId: id, file: again }, () => undefined);
    await cancelled;
    expect(getUploads().get(id)?.state).toBe('cancelled');
    expect(await send(again)).toMatchObject({ state: 'stored' });
    expect(arrived).toEqual([PIECE, PIECE, PIECE / 2]);
  });
});
