import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createDevDoor } from './door.ts';

async function openDoor() {
  const door = createDevDoor({ servers: [], api: null, page: () => ({ html: '<p>The page</p>', policy: '' }) });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  return { door, url: `http://127.0.0.1:${port}` };
}

describe('the front door while a remote is worked on alone', () => {
  it('refuses a call that no mock answered, and never answers it with the page', async () => {
    const { door, url } = await openDoor();
    const path = '/api/support-tickets/1/attachments/2';
    const answer = await fetch(`${url}${path}`, { method: 'PUT', body: 'picture' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: `No mock answers PUT ${path}` });
    const page = await fetch(`${url}/dashboard`);
    expect([page.status, await page.text()]).toEqual([200, '<p>The page</p>']);
    door.closeAllConnections();
    door.close();
  });
});
