import { validateBody, validateQuery } from '@skal/contracts/http/validate';
import { validationError } from './errors/HttpError.ts';
import { readFormBody, readJsonBody } from './http/body.ts';
import type { ApiContext } from './http/context.ts';
import type { Route } from './http/route.ts';
import { readPlainFields } from './plainAnswer.ts';

/** The body, or the query, as the endpoint's schema reads it; nothing behind the door validates again. */
export async function readBody(ctx: ApiContext, { endpoint, spec }: Route, limit: number): Promise<unknown> {
  if (endpoint.query) {
    const result = validateQuery(endpoint.query, new URLSearchParams(ctx.querystring));
    if (!result.ok) throw validationError(result);
    return result.body;
  }
  // The one body that is not JSON is read by its command, as it comes.
  const { body } = endpoint;
  if (body === null || 'bytes' in body) return undefined;
  const result = validateBody(body, await (ctx.state.plain ? readPlain(ctx, spec, limit) : readJsonBody(ctx, limit)));
  if (!result.ok) throw validationError(result);
  return result.body;
}

/** The fields of a form that was posted without script; the answer shows them again where they are refused. */
async function readPlain(ctx: ApiContext, { plain }: Route['spec'], limit: number): Promise<Record<string, string>> {
  const values = readPlainFields(await readFormBody(ctx, limit));
  if (plain) ctx.state.plain = { form: plain(values), values };
  return values;
}
