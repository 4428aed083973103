import { validateBody, validateQuery } from '@skal/contracts/http/validate';
import { validationError } from './errors/HttpError.ts';
import { parseFormFields } from './formResponse.ts';
import type { HtmlFormPost } from './htmlForm.ts';
import { readFormBody, readJsonBody } from './http/body.ts';
import type { ApiContext } from './http/context.ts';
import type { Route } from './http/route.ts';

/** Parses body or query with the endpoint's schema; handlers do not validate again. */
export async function readBody(ctx: ApiContext, { endpoint, spec }: Route, limit: number): Promise<unknown> {
  if (endpoint.query) {
    const result = validateQuery(endpoint.query, new URLSearchParams(ctx.querystring));
    if (!result.ok) throw validationError(result);
    return result.body;
  }
  // A binary body is read by the handler.
  const { body } = endpoint;
  if (body === null || 'bytes' in body) return undefined;
  const result = validateBody(
    body,
    await (ctx.state.htmlForm ? readHtmlForm(ctx, ctx.state.htmlForm, spec, limit) : readJsonBody(ctx, limit)),
  );
  if (!result.ok) throw validationError(result);
  return result.body;
}

/** Parses the fields of a form posted without scripts, and keeps them for the error page. */
async function readHtmlForm(
  ctx: ApiContext,
  post: HtmlFormPost,
  { htmlForm }: Route['spec'],
  limit: number,
): Promise<Record<string, string>> {
  const values = parseFormFields(await readFormBody(ctx, limit));
  if (htmlForm) ctx.state.htmlForm = { ...post, form: htmlForm(values), values };
  return values;
}
