import { HttpResponse, http } from 'msw';
import { mockNetwork } from './mockNetwork.ts';

mockNetwork(
  http.get('/api/greeting', () => HttpResponse.json({ greeting: 'Hej' })),
  http.post('http://localhost:3000/api/echo', async ({ request }) => HttpResponse.json(await request.json())),
  http.post('/api/upload', async ({ request }) => {
    const form = await request.formData();
    const photo = form.get('photo');
    return HttpResponse.json({
      note: form.get('note'),
      photo: photo !== null && typeof photo !== 'string' && { name: photo.name, text: await photo.text() },
    });
  }),
  http.get('/api/broken', () => HttpResponse.error()),
);

describe('the network of a page under test', () => {
  it('answers a relative address by a handler', async () => {
    const reply = await fetch('/api/greeting');
    expect(await reply.json()).toEqual({ greeting: 'Hej' });
  });

  it('sends a Request with a body and a signal of the page', async () => {
    const { signal } = new AbortController();
    const body = JSON.stringify({ a: 1 });
    const reply = await fetch(new Request('/api/echo', { method: 'POST', body, signal }));
    expect(await reply.json()).toEqual({ a: 1 });
  });

  it('aborts by a signal of the page', async () => {
    const controller = new AbortController();
    const reply = fetch('/api/greeting', { signal: controller.signal });
    controller.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('uploads a file from a form of the page', async () => {
    const form = new FormData();
    form.append('note', 'urgent');
    form.append('photo', new File(['picture'], 'till.jpg', { type: 'image/jpeg' }));
    const reply = await fetch('/api/upload', { method: 'POST', body: form });
    expect(await reply.json()).toEqual({ note: 'urgent', photo: { name: 'till.jpg', text: 'picture' } });
  });

  it('fails like in a page without a network', async () => {
    await expect(fetch('/api/broken')).rejects.toBeInstanceOf(TypeError);
  });
});
