import { jest } from '@jest/globals';
import { binaryBody, endpoint, reply } from '@skal/contracts/http/endpoint';
import { HttpResponse, http } from 'msw';
import { object, string } from 'yup';
import { mockNetwork } from '../testing/mockNetwork.ts';
import { ApiError, isApiError, send } from './request.ts';

const schema = object({ name: string().required() });
const call = endpoint.post('/api/thing', 'public', schema, reply<{ ok: boolean }>());
const one = endpoint.get('/api/thing/:id', 'public', reply<{ id: string }>());

const server = mockNetwork();

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

describe('a call', () => {
  it('A1: sends and reads JSON, with cookies', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    let sent: Request | undefined;
    server.use(
      http.post('*/api/thing', ({ request }) => {
        sent = request.clone();
        return HttpResponse.json({ ok: true });
      }),
    );
    expect(await send(call, { body: { name: 'Å' } })).toEqual({ ok: true });
    expect(fetched).toHaveBeenCalledWith('/api/thing', expect.objectContaining({ credentials: 'include' }));
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(await sent?.json()).toEqual({ name: 'Å' });
  });

  it('asks for sentences in the language of the page', async () => {
    const languages: (string | null)[] = [];
    server.use(
      http.get('*/api/thing/:id', ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json({ id: '1' });
      }),
    );
    document.documentElement.lang = 'da';
    await send(one, { params: { id: '1' } });
    document.documentElement.lang = '';
    expect(languages).toEqual(['da']);
  });

  it('fills the parameters of its path', async () => {
    server.use(http.get('*/api/thing/:id', ({ params }) => HttpResponse.json({ id: params.id })));
    expect(await send(one, { params: { id: 'a b' } })).toEqual({ id: 'a b' });
  });

  it('A2: throws an error `status: body` when the response is not OK', async () => {
    server.use(http.post('*/api/thing', () => HttpResponse.text('plain words', { status: 418 })));
    const error = await failureOf(send(call, { body: { name: '' } }));
    expect(error.message).toBe('418: plain words');
    expect(error.serverMessage).toBe('');
  });

  it('A2: uses the status text when the body is empty', async () => {
    server.use(
      http.post('*/api/thing', () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' })),
    );
    expect((await failureOf(send(call, { body: { name: '' } }))).message).toBe('503: Service Unavailable');
  });

  it("T5: exposes the server's sentence and fields beside the message", async () => {
    server.use(
      http.post('*/api/thing', () =>
        HttpResponse.json({ error: 'Name is missing', fields: { name: 'Name is missing' } }, { status: 400 }),
      ),
    );
    const error = await failureOf(send(call, { body: { name: '' } }));
    expect(error.serverMessage).toBe('Name is missing');
    expect(error.fields).toEqual({ name: 'Name is missing' });
    expect(error.message).toContain('400: {"error"');
    expect(isApiError(error.toFailure())).toBe(true);
    expect(error.toFailure()).not.toHaveProperty('current');
  });

  it('T40: exposes the current record when the change was based on an older one', async () => {
    const current = { version: 3 };
    const refusal = { error: 'Another change came first', code: 'outdated', current };
    server.use(http.post('*/api/thing', () => HttpResponse.json(refusal, { status: 409 })));
    const error = await failureOf(send(call, { body: { name: '' } }));
    expect([error.current, error.toFailure().current]).toEqual([current, current]);
  });

  it('T6: reports a network error without a response, whatever the message of the browser', async () => {
    server.use(http.post('*/api/thing', () => HttpResponse.error()));
    const error = await failureOf(send(call, { body: { name: '' } }));
    expect(error.message).toMatch(/^network error: /);
    expect(error.status).toBe(0);
  });

  it('succeeds with a success status, also when its body is not JSON', async () => {
    server.use(http.post('*/api/thing', () => HttpResponse.text('<p>fine</p>', { status: 201 })));
    expect(await send(call, { body: { name: '' } })).toBeNull();
  });

  it('sends a file unchanged', async () => {
    const upload = endpoint.post('/api/thing', 'client', binaryBody, reply<{ size: number; type: string }>());
    server.use(
      http.post('*/api/thing', async ({ request }) =>
        HttpResponse.json({
          size: (await request.arrayBuffer()).byteLength,
          type: request.headers.get('content-type'),
        }),
      ),
    );
    const answer = await send(upload, { body: new Blob(['picture']) });
    expect(answer).toEqual({ size: 'picture'.length, type: 'application/octet-stream' });
  });
});
