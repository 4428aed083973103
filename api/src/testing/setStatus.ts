import type { ClientStatus } from '@skal/contracts/client';
import type { TestApi } from './index.ts';

/** Pauses, cancels or resumes the business of an account. */
export const setStatus = (api: TestApi, email: string, status: ClientStatus): Promise<void> =>
  api.execute(
    'UPDATE subscriptions SET status = ? WHERE business_id = (SELECT business_id FROM accounts WHERE email = ?)',
    [status, email],
  );
