import { adminIntegration, type IntegrationStateReply, platforms } from '@skal/contracts/integration/integrationState';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Mocks a client's integrations, with changes. */
export function integrationHandlers(): RequestHandler[] {
  let states: IntegrationStateReply[] = platforms.map((platform) => ({ platform, status: 'none' }));
  return [
    mockEndpoint(adminIntegration.list, () => states),
    mockEndpoint(adminIntegration.change, ({ body }) => {
      states = states.map((state) => (state.platform === body.platform ? body : state));
      return states;
    }),
  ];
}
