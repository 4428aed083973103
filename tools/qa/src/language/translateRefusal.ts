import type { Translate } from './translator.ts';

const translateTexts = (value: unknown, translate: Translate): unknown => {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((each) => translateTexts(each, translate));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translateTexts(each, translate)]));
};

/** Translates the sentences of a refusal, as the api does for a page of this language. */
export async function translateRefusal(response: Response, translate: Translate): Promise<Response> {
  const { ok, status, headers } = response;
  if (ok || !headers.get('Content-Type')?.includes('json')) return response;
  return Response.json(translateTexts(await response.json(), translate), { status, headers });
}
