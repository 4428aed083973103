import { readdirSync, readFileSync } from 'node:fs';
import { isSchema } from 'yup';
import { buildPath, type EndpointGroup } from './endpoint.ts';

const folder = new URL('..', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .sort();

const isGroup = (value: unknown): value is EndpointGroup =>
  typeof value === 'object' &&
  value !== null &&
  !isSchema(value) &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && 'method' in one && 'access' in one);

const modules: object[] = await Promise.all(sources.map((name) => import(`../${name}`)));
const contracts: Record<string, unknown> = Object.assign({}, ...modules);

const groups = Object.entries(contracts).flatMap(([name, value]) => (isGroup(value) ? [[name, value] as const] : []));

/** The text of each interface whose name says that it goes over the wire. */
function wireTypes(source: string): string[] {
  return [...source.matchAll(/^export interface \w*Reply\b[\s\S]*?^\}/gm)].map(([text]) => text);
}

describe('the wire', () => {
  const schemas = Object.entries(contracts).filter(([, value]) => isSchema(value));

  it('names every schema', () => {
    expect(schemas.map(([name]) => name).sort()).toMatchSnapshot();
  });

  it.each(schemas)('%s changes only where a reviewer sees it', (_, schema) => {
    expect(isSchema(schema) && schema.describe()).toMatchSnapshot();
  });

  it.each(sources)('the replies of %s change only where a reviewer sees it', (name) => {
    expect(wireTypes(readFileSync(new URL(name, folder), 'utf8'))).toMatchSnapshot();
  });

  it('every endpoint is described once by method, path and access', () => {
    const endpoints = groups.flatMap(([subject, group]) =>
      Object.entries(group).map(([action, one]) => `${one.method} ${one.path} (${one.access}): ${subject}.${action}`),
    );
    expect(endpoints.sort()).toMatchSnapshot();
  });
});

describe('pathOf', () => {
  it('fills parameters, and encodes them', () => {
    expect(buildPath('/api/staff/:id', { id: 'a/b' })).toBe('/api/staff/a%2Fb');
  });

  it('refuses a path with a parameter that has no value', () => {
    // @ts-expect-error the parameter is missing
    expect(() => buildPath('/api/staff/:id', {})).toThrow('No value for :id');
  });
});
