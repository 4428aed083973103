import { session } from '@skal/contracts/session';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { Person } from '@skal/shell-kit/mocks/mocks.ts';
import type { RemoteMocks } from './remotes.ts';

/** Nobody who is signed in. */
export const VISITOR = 'visitor';

const visitor: Person = {
  label: 'A visitor',
  home: '/',
  handlers: [answer(session.read, () => refuse(401, 'Please sign in'))],
};

/** Somebody to be, with the remote that is theirs. */
export interface KnownPerson extends Person {
  id: string;
  remote: RemoteMocks | null;
}

/** All whom a tester can be: a visitor, and whom the remotes know. */
export const peopleOf = (remotes: readonly RemoteMocks[]): KnownPerson[] => [
  { ...visitor, id: VISITOR, remote: null },
  ...remotes.flatMap((remote) =>
    Object.entries(remote.people ?? {}).map(([id, person]) => ({ ...person, id, remote })),
  ),
];

/** Whom a sign-in that was answered with this home makes of a visitor. */
export const personAt = (people: readonly KnownPerson[], home: string): KnownPerson | undefined =>
  people.find((person) => person.remote !== null && person.home === home);
