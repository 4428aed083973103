import { session } from '@skal/contracts/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/answer.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';

/** Everything that the page calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [mockEndpoint(session.read, () => makeSession('client'))];
