import type { TypedUseMutation, TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { Endpoint, EndpointGroup, ReadEndpoint } from '@skal/contracts/http/endpoint';
import { api, type BaseQuery } from './client.ts';
import type { CallInput } from './request.ts';

/** What a hook is called with that needs nothing: no argument at all. */
type Nothing = ReturnType<() => void>;

/** What a hook is called with: nothing, where the endpoint takes nothing. */
type Argument<Path extends string, Sent> =
  Record<never, never> extends CallInput<Path, Sent> ? Nothing : CallInput<Path, Sent>;

/** What a reading hook is called with: a query may always be left out. */
type Question<Path extends string, Asked> = [Asked] extends [undefined]
  ? Argument<Path, undefined>
  : Record<never, never> extends CallInput<Path, undefined>
    ? Nothing | { query?: Asked }
    : CallInput<Path, undefined> & { query?: Asked };

type Name<
  Action extends string,
  Subject extends string,
  Kind extends string,
> = `use${Capitalize<Action>}${Capitalize<Subject>}${Kind}`;

/**
 * What a group's reads are answered with, under the names by which the client has them, the action's and then the
 * subject's: `Answers<'staff', typeof staff>` is `{ listStaff: StaffReply[] }`.
 */
export type QueryResults<Subject extends string, Endpoints extends EndpointGroup> = {
  [Action in keyof Endpoints & string as Endpoints[Action] extends ReadEndpoint
    ? `${Action}${Capitalize<Subject>}`
    : never]: Endpoints[Action] extends ReadEndpoint<string, infer Answer> ? Answer : never;
};

type Hooks<Subject extends string, Endpoints extends EndpointGroup> = {
  [Action in keyof Endpoints & string as Endpoints[Action] extends ReadEndpoint
    ? Name<Action, Subject, 'Query'>
    : Name<Action, Subject, 'Mutation'>]: Endpoints[Action] extends Endpoint<
    infer Path,
    infer Sent,
    infer _Read,
    infer Answer
  >
    ? Endpoints[Action] extends ReadEndpoint
      ? TypedUseQuery<Answer, Question<Path, Sent>, BaseQuery>
      : TypedUseMutation<Answer | null, Argument<Path, Sent>, BaseQuery>
    : never;
};

/** The action that has everything read again that these subjects' queries have read: `invalidate({ ticket })`. */
export const invalidate = (groups: Readonly<Record<string, EndpointGroup>>) =>
  api.enhanceEndpoints<string>({}).util.invalidateTags(Object.keys(groups));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The hooks of a group of endpoints: `createHooks({ staff })` gives `useListStaffQuery`, `useAddStaffMutation` and so on,
 * with the body, the parameters and the answer of the contract. What a subject's queries have read is read again
 * after a success of one of its mutations, and what the subjects in `changes` have read, too.
 */
export function createHooks<Subject extends string, Endpoints extends EndpointGroup>(
  groups: Readonly<Record<Subject, Endpoints>>,
  changes: Readonly<Record<string, EndpointGroup>> = {},
): Hooks<Subject, Endpoints> {
  const subjects = Object.keys(groups);
  const tags = [...subjects, ...Object.keys(changes)];
  const calls = Object.entries<EndpointGroup>(groups).flatMap(([subject, group]) =>
    Object.entries(group).map(([action, endpoint]) => ({ name: action + capitalized(subject), subject, endpoint })),
  );
  const injected = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        calls.map(({ name, subject, endpoint }) => {
          const query = (input: CallInput<string, unknown> | undefined) => ({
            endpoint,
            input: input ?? { body: undefined },
          });
          return [
            name,
            endpoint.method === 'GET'
              ? build.query({ query, providesTags: [subject] })
              : build.mutation({ query, invalidatesTags: (_answer, error) => (error ? [] : tags) }),
          ];
        }),
      ),
  });
  // The names and types are those that `Hooks` derives from the same group; the client makes the hooks by name.
  return injected as unknown as Hooks<Subject, Endpoints>;
}
