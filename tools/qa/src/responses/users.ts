import { session } from '@skal/contracts/account/session';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { MockUser } from '@skal/shell-kit/mocks/mocks.ts';
import type { RemoteMocks } from './remoteMocks.ts';

/** A visitor without a session. */
export const VISITOR = 'visitor';

const visitor: MockUser = {
  label: 'A visitor',
  home: '/',
  handlers: [mockEndpoint(session.read, () => errorResponse(401, 'Please sign in'))],
};

/** A user to sign in as, with the remote that defines it. */
export interface QaUser extends MockUser {
  id: string;
  remote: RemoteMocks | null;
}

/** Returns all users of the panel: a visitor, and the users of the remotes. */
export const usersOf = (remotes: readonly RemoteMocks[]): QaUser[] => [
  { ...visitor, id: VISITOR, remote: null },
  ...remotes.flatMap((remote) => Object.entries(remote.personas ?? {}).map(([id, user]) => ({ ...user, id, remote }))),
];

/** Returns the user that a sign-in reply with this start page belongs to. */
export const userAtHome = (people: readonly QaUser[], home: string): QaUser | undefined =>
  people.find((user) => user.remote !== null && user.home === home);
