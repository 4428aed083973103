import { session } from '@skal/contracts/account/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';

/** Everything that the page calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [mockEndpoint(session.read, () => makeSession('client'))];
