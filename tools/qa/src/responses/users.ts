import { session } from '@skal/contracts/account/session';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { MockUser } from '@skal/shell-kit/mocks/mocks.ts';
import type { RemoteMocks } from './remoteMocks.ts';

/** Nobody who is signed in. */
export const VISITOR = 'visitor';

const visitor: MockUser = {
  label: 'A visitor',
  home: '/',
  handlers: [mockEndpoint(session.read, () => errorResponse(401, 'Please sign in'))],
};

/** Somebody to be, with the remote that is theirs. */
export interface QaUser extends MockUser {
  id: string;
  remote: RemoteMocks | null;
}

/** All whom a tester can be: a visitor, and whom the remotes know. */
export const usersOf = (remotes: readonly RemoteMocks[]): QaUser[] => [
  { ...visitor, id: VISITOR, remote: null },
  ...remotes.flatMap((remote) =>
    Object.entries(remote.personas ?? {}).map(([id, person]) => ({ ...person, id, remote })),
  ),
];

/** Whom a sign-in that was answered with this home makes of a visitor. */
export const userAtHome = (people: readonly QaUser[], home: string): QaUser | undefined =>
  people.find((person) => person.remote !== null && person.home === home);
