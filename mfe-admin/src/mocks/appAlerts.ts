import { type AppAlertReply, appAlert } from '@skal/contracts/app/appAlert';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { SAMPLE_CLIENT } from './clients.ts';

/** Makes an app alert as the server returns it. */
export const makeAppAlert = (change: Partial<AppAlertReply> = {}): AppAlertReply => ({
  ...{ id: `silent ${SAMPLE_CLIENT}`, clientId: SAMPLE_CLIENT, clientName: 'Vinbar Ved Åen' },
  ...{ title: 'No data for a day', at: '2026-11-20T05:12:00.000Z' },
  ...change,
});

export const appAlertHandlers = (...alerts: AppAlertReply[]): RequestHandler =>
  mockEndpoint(appAlert.list, () => alerts);
