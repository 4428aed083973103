import type { ByteShare } from '@skal/contracts/http/byteBudget';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import type Koa from 'koa';
import type { DefaultContext, ParameterizedContext } from 'koa';
import type { AppPrincipal } from '../auth/AppPrincipal.ts';
import type { AuthenticatedUser } from '../auth/access.ts';
import type { HtmlFormPost } from '../htmlForm.ts';
import type { Peer } from './peer.ts';

/** State of a request. */
export interface ApiState {
  requestId: string;
  peer: Peer;
  /** Memory reserved by this request. */
  buffered: ByteShare;
  /** Time limit for the body of an anonymous caller, in milliseconds. */
  bodyMs: number;
  /** The matched route. */
  route?: { readonly endpoint: Endpoint };
  /** The authenticated user, if the route loads it. */
  account?: AuthenticatedUser;
  /** The client whose app sent this request, on routes with API keys. */
  app?: AppPrincipal;
  /** An HTML form posted without scripts; the response is a page. */
  htmlForm?: HtmlFormPost;
  /** Fingerprint of the address of a sign-in, for the log. */
  emailFingerprint?: string;
  /** Session of this request, with the key in its cookie. */
  session?: { key: string; account: AuthenticatedUser };
}

interface RoutedContext extends DefaultContext {
  /** Path parameters. */
  params: Readonly<Record<string, string>>;
}

/** Koa's context with a typed state. */
export type ApiContext = ParameterizedContext<ApiState, RoutedContext>;

/** Returns the route pattern without ids, or `none`. */
export const getRoutePath = ({ state }: ApiContext): string => state.route?.endpoint.path ?? 'none';

export type ApiApp = Koa<ApiState, RoutedContext>;

/** Called after a response with its duration in milliseconds. */
export type OnResponse = (ctx: ApiContext, took: number) => void;
