import { type ClientListPreferencesReply, clientListPreferences } from '@skal/contracts/client/clientListPreferences';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Mocks the operator's table settings, with changes. */
export function tableSettingsHandlers(
  initial: ClientListPreferencesReply = { hidden: [], views: [] },
): RequestHandler[] {
  let settings = initial;
  return [
    mockEndpoint(clientListPreferences.read, () => settings),
    mockEndpoint(clientListPreferences.save, ({ body }) => {
      settings = body;
      return settings;
    }),
  ];
}
