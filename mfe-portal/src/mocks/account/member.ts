import type { StaffPermission } from '@skal/contracts/client/staff';
import { PERMISSION_NEEDED } from '@skal/contracts/http/permission';
import contracts from '@skal/contracts/replies.json' with { type: 'json' };
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { http, type RequestHandler } from 'msw';

const endpoints: Readonly<Record<string, { method: string; path: string; permission?: readonly string[] }>> =
  contracts.endpoints;

/** Mocks the 403 of every endpoint that a member of staff with these permissions may not call, as the contracts define it. */
export const permissionHandlers = (permissions: readonly StaffPermission[]): RequestHandler[] =>
  Object.values(endpoints)
    .filter(({ permission }) => permission && !permissions.some((own) => permission.includes(own)))
    .map(({ method, path }) =>
      http.all(path, ({ request }) =>
        request.method === method
          ? errorResponse(403, 'You do not have the permission for this. Ask the owner of the app.', {
              code: PERMISSION_NEEDED,
            })
          : undefined,
      ),
    );
