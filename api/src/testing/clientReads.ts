import type { SchemaObjectDescription } from 'yup';
import type { Route } from '../server/http/route.ts';

/** URLs of the reads of a client that take no path parameter, with each choice that their queries offer. */
export const listClientReads = (routes: readonly Pick<Route, 'endpoint'>[]): string[] =>
  routes.flatMap(({ endpoint: { method, path, access, query } }) => {
    if (method !== 'GET' || access !== 'client' || path.includes(':')) return [];
    const { fields = {} } = (query?.describe() ?? {}) as Partial<SchemaObjectDescription>;
    const choices = Object.entries(fields).flatMap(([name, field]) =>
      'oneOf' in field ? field.oneOf.filter(Boolean).map((choice) => `${path}?${name}=${choice}`) : [],
    );
    return choices.length > 0 ? choices : [path];
  });
