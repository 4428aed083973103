import { getResponse, HttpResponse, http } from 'msw';
import { startDevMocks } from './devMocks.ts';
import { handlersFor } from './mocks.ts';

const mocks = {
  handlers: [
    http.get('*/api/things', () => HttpResponse.json(['one'])),
    http.put('*/api/files/:id', async ({ params, request }) =>
      HttpResponse.json({ id: params.id, text: await request.text() }),
    ),
  ],
  scenarios: {
    ok: [],
    '500': [http.all('*/api/*', () => new HttpResponse(null, { status: 500 }))],
    empty: 'There is no list',
  },
  personas: {
    guest: {
      label: 'A guest',
      home: '/',
      handlers: [http.get('*/api/things', () => new HttpResponse(null, { status: 403 }))],
    },
  },
};

const statusAt = async (search: string) => {
  const response = await getResponse(handlersFor(search, mocks), new Request('http://localhost/api/things'));
  return response?.status;
};

/** Sends a text as a page sends a file; returns the response and the reported progress. */
const upload = (address: string, text: string) =>
  new Promise<{ status: number; reply: string; loaded: number[] }>((resolve, reject) => {
    const loaded: number[] = [];
    const call = new XMLHttpRequest();
    call.upload.onprogress = (event) => loaded.push(event.loaded);
    call.onload = () => resolve({ status: call.status, reply: call.responseText, loaded });
    call.onerror = () => reject(new Error('No answer came'));
    call.open('PUT', address);
    call.send(text);
  });

describe('the mocks of a remote in standalone development', () => {
  it.each([
    ['', 200],
    ['?scenario=ok', 200],
    ['?scenario=500', 500],
    ['?scenario=unknown', 200],
    ['?scenario=constructor', 200],
    ['?scenario=empty', 200],
    ['?as=guest', 403],
    ['?as=guest&scenario=500', 500],
    ['?as=constructor', 200],
  ])('answer at %p with %i', async (search, status) => {
    expect(await statusAt(search)).toBe(status);
  });
});

describe('a page of a remote in standalone development', () => {
  beforeAll(async () => {
    document.head.innerHTML = '<meta name="skal-shell" content="data:text/javascript,">';
    await startDevMocks(mocks);
  });

  it('gets a fetch answered by the mocks', async () => {
    const response = await fetch('/api/things');
    expect(await response.json()).toEqual(['one']);
  });

  it('gets an upload answered by the mocks, with progress events', async () => {
    const { status, reply, loaded } = await upload('/api/files/f1', 'picture');
    expect(status).toBe(200);
    expect(JSON.parse(reply)).toEqual({ id: 'f1', text: 'picture' });
    expect(loaded).toEqual(['picture'.length]);
  });

  it('gets a download link answered by the mocks, under its file name', async () => {
    document.body.innerHTML = '<a href="/api/things" download="things.json"><span>Save it</span></a>';
    const offered = Promise.withResolvers<Blob>();
    // jsdom has no object URLs and saves nothing.
    URL.createObjectURL = (file) => {
      offered.resolve(file as Blob);
      return 'data:,';
    };
    const saved = Promise.withResolvers<string>();
    HTMLAnchorElement.prototype.click = function click() {
      saved.resolve(this.download);
    };
    document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(await saved.promise).toBe('things.json');
    expect((await offered.promise).size).toBe('["one"]'.length);
  });
});
