import type { Endpoint, ErrorReply, PathParams } from '@skal/contracts/http/endpoint';
import { validateBody, validateQuery } from '@skal/contracts/http/validate';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** A call as a mock handler gets it: parameters of the path, and the body (or query) parsed by the contract. */
export interface MockRequest<Params, Body> {
  params: Params;
  body: Body;
  request: Request;
}

/** An error response in the api's format: `errorResponse(409, 'That address is taken')`. */
export const errorResponse = (
  status: number,
  error: string,
  details: Omit<ErrorReply, 'error'> & Record<string, unknown> = {},
) => HttpResponse.json({ ...details, error }, { status });

/** Marks responses of a proxy between page and api. */
export const PROXY_HEADER = 'Via';

/** A response of a proxy between page and api, which no contract covers. */
export const proxyResponse = (body: string, status: number) =>
  new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html', [PROXY_HEADER]: '1.1 proxy' } });

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/**
 * Mocks an endpoint: `mockEndpoint(staff.list, () => members)`. A success gets the status of the contract, and the
 * schema rejects invalid bodies like the api. A `Response` is passed through; the endpoint's error fields are added to
 * errors.
 */
export function mockEndpoint<Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  respond: (
    call: MockRequest<PathParams<Path>, NoInfer<Read>>,
  ) => NoInfer<Answer> | Response | Promise<NoInfer<Answer> | Response>,
): HttpHandler {
  const { errorFields } = endpoint;
  const withErrorFields = async (reply: Response): Promise<Response> => {
    const isPlain = !errorFields || reply.ok || reply.type === 'error' || reply.headers.has(PROXY_HEADER);
    if (isPlain) return reply;
    const errorBody = (await reply.json()) as object;
    return HttpResponse.json({ ...errorFields, ...errorBody }, { status: reply.status });
  };
  return VERBS[endpoint.method](endpoint.path, async ({ request, params }) => {
    let body: unknown;
    if (endpoint.query) {
      const checked = validateQuery(endpoint.query, new URL(request.url).searchParams);
      if (!checked.ok) return withErrorFields(errorResponse(400, checked.error, { fields: checked.fields }));
      body = checked.body;
    }
    if (endpoint.body && !('bytes' in endpoint.body)) {
      const checked = validateBody(endpoint.body, await request.clone().json());
      if (!checked.ok) return withErrorFields(errorResponse(400, checked.error, { fields: checked.fields }));
      body = checked.body;
    }
    // The matched path has these parameters, and the endpoint's schema has parsed the body.
    const reply = await respond({ request, params: params as PathParams<Path>, body: body as Read });
    if (reply instanceof Response) return withErrorFields(reply);
    const { status } = endpoint;
    return reply === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(reply as object, { status });
  });
}
