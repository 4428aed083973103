import { session } from '@skal/contracts/account/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';

/** Successful responses of every endpoint that the page calls. */
export const handlers: RequestHandler[] = [mockEndpoint(session.read, () => makeSession('client'))];
