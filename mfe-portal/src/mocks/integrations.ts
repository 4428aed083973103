import {
  type IntegrationRequestReply,
  listIntegrationRequests,
  type RequestIntegrationBody,
  requestIntegration,
} from '@skal/contracts/integration';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** A request as the server gives it back. */
export const makeIntegrationRequest = (
  request: Partial<IntegrationRequestReply> & RequestIntegrationBody,
): IntegrationRequestReply => ({
  id: '0198c0de-0000-7000-8000-0000000000a1',
  createdAt: '2026-11-20T09:30:00.000Z',
  ...request,
});

/** The integration requests of a client, those that are made on the way included. */
export function integrationsAre(...stored: IntegrationRequestReply[]): RequestHandler[] {
  const requests = [...stored];
  return [
    http.get(listIntegrationRequests.path, () => HttpResponse.json(requests)),
    http.post(requestIntegration.path, async ({ request }) => {
      const body = (await request.json()) as RequestIntegrationBody;
      const id = `0198c0de-0000-7000-8000-0000000000b${requests.length}`;
      const made = makeIntegrationRequest({ ...body, id });
      requests.unshift(made);
      return HttpResponse.json(made, { status: 201 });
    }),
  ];
}
