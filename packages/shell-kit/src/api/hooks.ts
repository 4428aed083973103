import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TypedUseMutation, TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { Endpoint, EndpointGroup, ReadEndpoint } from '@skal/contracts/http/endpoint';
import { api, type BaseQuery } from './client.ts';
import { recordUse } from './recordQueries.ts';
import type { CallInput } from './request.ts';

/** The argument of a hook without input. */
type NoArgument = ReturnType<() => void>;

/** The argument of a hook: none if the endpoint takes none. */
type Argument<Path extends string, Body> =
  Record<never, never> extends CallInput<Path, Body> ? NoArgument : CallInput<Path, Body>;

/** The argument of a query hook: a query may be omitted. */
type QueryArgument<Path extends string, Query> = [Query] extends [undefined]
  ? Argument<Path, undefined>
  : Record<never, never> extends CallInput<Path, undefined>
    ? NoArgument | { query?: Query }
    : CallInput<Path, undefined> & { query?: Query };

type HookName<
  Action extends string,
  Subject extends string,
  Kind extends string,
> = `use${Capitalize<Action>}${Capitalize<Subject>}${Kind}`;

/**
 * Results of a group's queries by endpoint name, which is the action and the subject: `QueryResults<'staff', typeof
 * staff>` is `{ listStaff: StaffReply[] }`.
 */
export type QueryResults<Subject extends string, Endpoints extends EndpointGroup> = {
  [Action in keyof Endpoints & string as Endpoints[Action] extends ReadEndpoint
    ? `${Action}${Capitalize<Subject>}`
    : never]: Endpoints[Action] extends ReadEndpoint<string, infer Answer> ? Answer : never;
};

type Hooks<Subject extends string, Endpoints extends EndpointGroup> = {
  [Action in keyof Endpoints & string as Endpoints[Action] extends ReadEndpoint
    ? HookName<Action, Subject, 'Query'>
    : HookName<Action, Subject, 'Mutation'>]: Endpoints[Action] extends Endpoint<
    infer Path,
    infer Sent,
    infer _Read,
    infer Answer
  >
    ? Endpoints[Action] extends ReadEndpoint
      ? TypedUseQuery<Answer, QueryArgument<Path, Sent>, BaseQuery>
      : TypedUseMutation<Answer | null, Argument<Path, Sent>, BaseQuery>
    : never;
};

/** The action that refetches all queries of these subjects: `invalidate({ ticket })`. */
export const invalidate = (groups: Readonly<Record<string, EndpointGroup>>) =>
  api.enhanceEndpoints<string>({}).util.invalidateTags(Object.keys(groups));

/** The untyped form of an endpoint that `createHooks` injects. */
interface QueryEndpoint {
  select(arg: unknown): (state: unknown) => { status: string };
  initiate(
    arg: unknown,
    options: { subscribe: boolean },
  ): ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Creates the hooks of a group of endpoints: `createHooks({ staff })` gives `useListStaffQuery`, `useAddStaffMutation`
 * and so on, typed by the contract. A successful mutation refetches the queries of its subject, and of the subjects in
 * `changes`.
 */
export function createHooks<Subject extends string, Endpoints extends EndpointGroup>(
  groups: Readonly<Record<Subject, Endpoints>>,
  changes: Readonly<Record<string, EndpointGroup>> = {},
): Hooks<Subject, Endpoints> {
  const subjects = Object.keys(groups);
  const tags = [...subjects, ...Object.keys(changes)];
  const calls = Object.entries<EndpointGroup>(groups).flatMap(([subject, group]) =>
    Object.entries(group).map(([action, endpoint]) => ({ name: action + capitalize(subject), subject, endpoint })),
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
  const hooks = injected as unknown as Record<string, Parameters<typeof recordUse>[1]>;
  const queries = calls.filter(({ endpoint }) => endpoint.method === 'GET');
  const recordedHooks = queries.map((call) => {
    const name = `use${capitalize(call.name)}Query`;
    const { select, initiate } = (injected.endpoints as unknown as Record<string, QueryEndpoint>)[
      call.name
    ] as QueryEndpoint;
    const fetchQuery: Parameters<typeof recordUse>[2] = ({ getState, dispatch }, arg) =>
      ['fulfilled', 'rejected'].includes(select(arg)(getState()).status)
        ? undefined
        : dispatch(initiate(arg, { subscribe: false }));
    return [name, recordUse(call, hooks[name] as Parameters<typeof recordUse>[1], fetchQuery)];
  });
  // `Hooks` derives names and types from the same group; the client creates the hooks by name.
  return { ...hooks, ...Object.fromEntries(recordedHooks) } as Hooks<Subject, Endpoints>;
}
