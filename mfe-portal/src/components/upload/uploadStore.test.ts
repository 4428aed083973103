import { attachment } from '@skal/contracts/support/ticket';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { errorResponse, proxyResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { HttpResponse, http } from 'msw';
import { makeAttachment, makeTicket } from '../../mocks/support/ticket.ts';
import {
  cancelUpload,
  getUploads,
  queueFiles,
  setUploadOwner,
  startQueuedUploads,
  startUpload,
  type Upload,
} from './uploadStore.ts';

/** Name of the uploaded file by attachment id. */
const uploaded = new Map<string, string>();
const stores = http.post(attachment.upload.path, async ({ params, request }) => {
  uploaded.set(String(params.attachmentId), await request.text());
  return HttpResponse.json(makeAttachment({ id: String(params.attachmentId), state: 'stored' }));
});
const server = mockNetwork(stores);

let accounts = 0;
beforeEach(() => {
  accounts += 1;
  setUploadOwner(`account-${accounts}`);
  uploaded.clear();
});

const file = (name: string, text = name) => new File([text], name, { type: 'image/png' });
const makeTicketWithFiles = (id: string, ...names: string[]) =>
  makeTicket({ id, attachments: names.map((name, index) => makeAttachment({ id: `${id}-${index}`, name })) });

/** Collects the results of `count` uploads. */
function collectEnds(count: number) {
  const ended: Upload[] = [];
  let resolve: (uploads: Upload[]) => void = () => undefined;
  const all = new Promise<Upload[]>((done) => {
    resolve = done;
  });
  const onEnd = (upload: Upload) => {
    ended.push(upload);
    if (ended.length === count) resolve(ended);
  };
  return { onEnd, all };
}

describe('queued files', () => {
  it.each([
    ['each to its own', ['a.png', 'b.png'], ['a.png', 'b.png']],
    ['whatever the order of the list', ['a.png', 'b.png', 'c.png'], ['c.png', 'a.png', 'b.png']],
    ['two of one name, both', ['a.png', 'a.png'], ['a.png', 'a.png']],
    ['one whose name the server wrote otherwise', ['b.png', ' a.png'], ['b.png', 'a.png']],
  ])('T34: upload once the list has their ids: %s', async (_how, names, listed) => {
    const { onEnd, all } = collectEnds(names.length);
    queueFiles(
      't1',
      names.map((name, index) => file(name, `${name.trim()} ${index}`)),
    );
    startQueuedUploads([makeTicketWithFiles('t1', ...listed)], onEnd);
    const stored = await all;
    expect(stored.map(({ state }) => state)).toEqual(names.map(() => 'stored'));
    expect(new Set(uploaded.values()).size).toBe(names.length);
    for (const [place, text] of uploaded)
      expect(text).toMatch(new RegExp(`^${listed[Number(place.split('-')[1])]} \\d$`));
  });

  it('T34: wait until their ticket is in the list, and upload once', async () => {
    const { onEnd, all } = collectEnds(1);
    queueFiles('t2', [file('a.png')]);
    startQueuedUploads([makeTicketWithFiles('t1', 'a.png')], onEnd);
    expect(getUploads().size).toBe(0);
    startQueuedUploads([makeTicketWithFiles('t2', 'a.png')], onEnd);
    startQueuedUploads([makeTicketWithFiles('t2', 'a.png')], onEnd);
    await all;
    expect([...getUploads().keys()]).toEqual(['t2-0']);
  });

  it('of a ticket without returned id are matched by name', async () => {
    const { onEnd, all } = collectEnds(1);
    queueFiles(null, [file('a.png')]);
    startQueuedUploads([makeTicketWithFiles('t1', 'b.png'), makeTicketWithFiles('t2', 'a.png')], onEnd);
    expect((await all)[0]).toMatchObject({ ticketId: 't2', attachmentId: 't2-0' });
  });

  it('T9: are dropped when the account changes, as are running uploads', () => {
    const { onEnd } = collectEnds(1);
    queueFiles('t1', [file('a.png')]);
    startUpload({ ticketId: 't0', attachmentId: 'p0', file: file('b.png') }, onEnd);
    expect(getUploads().size).toBe(1);
    setUploadOwner('another user');
    startQueuedUploads([makeTicketWithFiles('t1', 'a.png')], onEnd);
    expect(getUploads().size).toBe(0);
  });
});

describe('an upload', () => {
  const job = (id: string) => ({ ticketId: 't1', attachmentId: id, file: file('a.png') });

  it.each([
    [429, 'You have sent as much as fits into one day. Please try again tomorrow.'],
    [413, 'This file is larger than 10 MB'],
    [415, 'This is not a picture'],
    [401, 'Please sign in'],
    [404, 'This file was not found.'],
  ])('rejected with %i keeps the server’s message', async (status, error) => {
    server.use(http.post(attachment.upload.path, () => errorResponse(status, error)));
    const { onEnd, all } = collectEnds(1);
    startUpload(job(`r${status}`), onEnd);
    expect((await all)[0]).toMatchObject({ state: 'refused', cause: { status, serverMessage: error } });
  });

  it('rejected with an HTML page has no server message', async () => {
    server.use(http.post(attachment.upload.path, () => proxyResponse('<h1>Bad Gateway</h1>', 502)));
    const { onEnd, all } = collectEnds(1);
    startUpload(job('page'), onEnd);
    expect((await all)[0]).toMatchObject({ state: 'refused', cause: { serverMessage: '' } });
  });

  it('with a lost connection fails, and is retried at the same URL', async () => {
    expectConsoleOutput(/Network error/);
    server.use(http.post(attachment.upload.path, () => HttpResponse.error(), { once: true }));
    const first = collectEnds(1);
    startUpload(job('again'), first.onEnd);
    expect((await first.all)[0]).toMatchObject({ state: 'lost' });
    const second = collectEnds(1);
    startUpload(job('again'), second.onEnd);
    expect(getUploads().get('again')).toMatchObject({ state: 'sending', progress: 0 });
    expect((await second.all)[0]).toMatchObject({ state: 'stored', progress: 1 });
    expect(uploaded.get('again')).toBe('a.png');
  });

  it('that is cancelled ends at once without further events', async () => {
    const cancelled = collectEnds(1);
    startUpload(job('c1'), cancelled.onEnd);
    cancelUpload('c1');
    expect(getUploads().get('c1')?.state).toBe('cancelled');
    const otherEnds = collectEnds(1);
    startUpload(job('c2'), otherEnds.onEnd);
    await otherEnds.all;
    expect(getUploads().get('c1')?.state).toBe('cancelled');
  });
});
