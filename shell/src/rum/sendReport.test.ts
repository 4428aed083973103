import { RUM_PATH, type RumReport } from '@skal/contracts/operations/rum';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sendReport } from './sendReport.ts';

const server = mockNetwork();

describe('a report to the site', () => {
  it.each([
    ['accepts it', () => new HttpResponse(null, { status: 204 })],
    ['rejects it', () => new HttpResponse(null, { status: 404 })],
    ['does not answer', () => HttpResponse.error()],
  ])('is sent once, as JSON, and changes nothing in the tab when the site %s', async (_, answer) => {
    const requests: unknown[] = [];
    server.use(
      http.post(RUM_PATH, async ({ request }) => {
        requests.push(request.headers.get('content-type'), await request.json());
        return answer();
      }),
    );
    const report: RumReport = { kind: 'fallback', remote: 'mfe-portal', version: '2', to: '1', route: '/dashboard' };
    sendReport(report);
    await waitFor(() => expect(requests).toEqual(['application/json', report]));
  });
});
