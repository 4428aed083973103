import { type PushServiceReply, pushService } from '@skal/contracts/push/pushService';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes the push service of a client as the server returns it; the default is none. */
export const makePushService = (change: Partial<PushServiceReply> = {}): PushServiceReply => ({
  ...{ state: 'missing', driver: null, account: '', problem: null, savedAt: null, devices: 0 },
  ...change,
});

/** The service of a wine bar. */
export const samplePushService = makePushService({
  ...{ state: 'working', driver: 'fcm', account: 'vinbar-app, push@vinbar-app.iam.gserviceaccount.com' },
  ...{ savedAt: '2026-11-02T09:00:00.000Z', devices: 412 },
});

/** Mocks the push service of each client. */
export function pushServiceHandlers(stored: PushServiceReply = makePushService()): RequestHandler[] {
  let service = stored;
  return [
    mockEndpoint(pushService.read, () => service),
    mockEndpoint(pushService.save, ({ body: { driver } }) => {
      const account = driver === 'fcm' ? samplePushService.account : '';
      const { devices } = service;
      service = makePushService({ state: 'working', driver, account, devices, savedAt: '2026-11-21T09:00:00.000Z' });
      return service;
    }),
    mockEndpoint(pushService.remove, () => {
      if (service.state === 'missing') return errorResponse(404, 'This push service was not found.');
      service = makePushService({ devices: service.devices });
    }),
  ];
}
