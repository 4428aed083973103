import { RUM_PATH, type RumReport } from '@skal/contracts/operations/rum';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sendReport } from './sendReport.ts';

const server = mockNetwork();

describe('a report to the site', () => {
  it.each([
    ['takes it', () => new HttpResponse(null, { status: 204 })],
    ['refuses it', () => new HttpResponse(null, { status: 404 })],
    ['does not answer', () => HttpResponse.error()],
  ])('is sent once, as JSON, and changes nothing in the tab when the site %s', async (_, answer) => {
    const heard: unknown[] = [];
    server.use(
      http.post(RUM_PATH, async ({ request }) => {
        heard.push(request.headers.get('content-type'), await request.json());
        return answer();
      }),
    );
    const report: RumReport = { kind: 'fallback', remote: 'mfe-portal', version: '2', to: '1', route: '/dashboard' };
    sendReport(report);
    await waitFor(() => expect(heard).toEqual(['application/json', report]));
  });
});
