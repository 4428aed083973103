import {
  type IntegrationRequestReply,
  integration,
  type RequestIntegrationBody,
} from '@skal/contracts/integration/integration';
import {
  type IntegrationStatus,
  integrationState,
  type Platform,
  platforms,
} from '@skal/contracts/integration/integrationState';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes an integration request as the server returns it. */
export const makeIntegrationRequest = (
  request: Partial<IntegrationRequestReply> & RequestIntegrationBody,
): IntegrationRequestReply => ({
  id: '0198c0de-0000-7000-8000-0000000000a1',
  createdAt: '2026-11-20T09:30:00.000Z',
  ...request,
});

/** Mocks a client's integration requests, with additions. */
export function integrationRequestHandlers(...stored: IntegrationRequestReply[]): RequestHandler[] {
  const requests = [...stored];
  return [
    mockEndpoint(integration.list, () => requests),
    mockEndpoint(integration.request, ({ body }) => {
      const id = `0198c0de-0000-7000-8000-0000000000b${requests.length}`;
      const made = makeIntegrationRequest({ ...body, id });
      requests.unshift(made);
      return made;
    }),
  ];
}

/** Mocks integration statuses; not connected by default. */
export const platformHandlers = (statuses: Partial<Record<Platform, IntegrationStatus>> = {}): RequestHandler[] => [
  mockEndpoint(integrationState.list, () =>
    platforms.map((platform) => ({ platform, status: statuses[platform] ?? 'none' })),
  ),
];
