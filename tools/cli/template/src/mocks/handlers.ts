import { session } from '@skal/contracts/session';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import type { RequestHandler } from 'msw';

/** Everything that the page calls, answered as by a healthy server. */
export const handlers: RequestHandler[] = [answer(session.read, () => makeSession('client'))];
