import type { ByteShare } from '@skal/contracts/http/byteBudget';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import type Koa from 'koa';
import type { DefaultContext, ParameterizedContext } from 'koa';
import type { AppPrincipal } from '../auth/AppPrincipal.ts';
import type { AuthenticatedUser } from '../auth/access.ts';
import type { PlainPost } from '../plainForm.ts';
import type { Peer } from './peer.ts';

/** What the api keeps of a request while it is answered. */
export interface ApiState {
  requestId: string;
  peer: Peer;
  /** What this request holds in memory until it is answered. */
  buffered: ByteShare;
  /** How long an anonymous caller has for the whole body, in milliseconds. */
  bodyMs: number;
  /** The route that answers, once it is known, as far as a refusal tells of it. */
  route?: { readonly endpoint: Endpoint };
  /** Who is signed in, where the route asked. */
  account?: AuthenticatedUser;
  /** The client whose app sent this request, where the route asked for its key. */
  app?: AppPrincipal;
  /** A form that was posted without script: its answer is a page. */
  plain?: PlainPost;
  /** A sign-in's address, as a mark for the log. */
  emailFingerprint?: string;
  /** The session that was read for this request, and the key in its cookie. */
  session?: { key: string; account: AuthenticatedUser };
}

interface Routed extends DefaultContext {
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
}

/** A request and its answer, as koa hands them along, with a state that is typed. */
export type ApiContext = ParameterizedContext<ApiState, Routed>;

/** The address that answers as the contracts name it, without ids of its own; `none` where none of them did. */
export const routePath = ({ state }: ApiContext): string => state.route?.endpoint.path ?? 'none';

export type ApiApp = Koa<ApiState, Routed>;

/** Takes an answer that is made, and how long that took, in milliseconds. */
export type OnResponse = (ctx: ApiContext, took: number) => void;
