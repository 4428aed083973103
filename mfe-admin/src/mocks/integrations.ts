import { clientIntegration, type IntegrationStateReply, platforms } from '@skal/contracts/integrationState';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';

/** The platforms of one client, which remember what is entered. */
export function integrationHandlers(): RequestHandler[] {
  let states: IntegrationStateReply[] = platforms.map((platform) => ({ platform, status: 'none' }));
  return [
    answer(clientIntegration.list, () => states),
    answer(clientIntegration.change, ({ body }) => {
      states = states.map((state) => (state.platform === body.platform ? body : state));
      return states;
    }),
  ];
}
