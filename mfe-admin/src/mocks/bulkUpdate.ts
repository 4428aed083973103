import type { ClientReply } from '@skal/contracts/client/client';
import { clientBulk, type RejectedClientEditReply } from '@skal/contracts/client/clientBulkEdit';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Mocks bulk updates of clients. */
export const bulkUpdateHandler = (clients: ClientReply[]): RequestHandler =>
  mockEndpoint(clientBulk.update, ({ body }) => {
    const changed: ClientReply[] = [];
    const rejected: RejectedClientEditReply[] = [];
    for (const { id, version, status, subscriptionPlan } of body.changes) {
      const index = clients.findIndex((item) => item.id === id);
      const was = clients[index];
      if (!was) rejected.push({ id, businessName: null, error: 'This client no longer exists.' });
      else if (was.version !== version) {
        const error = 'Someone else has changed this client in the meantime.';
        rejected.push({ id, businessName: was.businessName, error });
      } else {
        const next = status ?? was.status;
        const is: ClientReply = {
          ...was,
          ...{ status: next, subscriptionStatus: next, isActive: next === 'active', version: version + 1 },
          subscriptionPlan: subscriptionPlan ?? was.subscriptionPlan,
        };
        clients[index] = is;
        changed.push(is);
      }
    }
    return { changed, refused: rejected };
  });
