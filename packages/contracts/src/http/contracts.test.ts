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

/** Returns the source of each interface of the wire format. */
function wireTypes(source: string): string[] {
  return [...source.matchAll(/^export interface \w*Reply\b[\s\S]*?^\}/gm)].map(([text]) => text);
}

describe('the wire format', () => {
  const schemas = Object.entries(contracts).filter(([, value]) => isSchema(value));

  it('names every schema', () => {
    expect(schemas.map(([name]) => name).sort()).toMatchSnapshot();
  });

  it.each(schemas)('%s matches its snapshot', (_, schema) => {
    expect(isSchema(schema) && schema.describe()).toMatchSnapshot();
  });

  it.each(sources)('the replies of %s match their snapshot', (name) => {
    expect(wireTypes(readFileSync(new URL(name, folder), 'utf8'))).toMatchSnapshot();
  });

  it('has one endpoint per method and path', () => {
    const endpoints = groups.flatMap(([subject, group]) =>
      Object.entries(group).map(
        ([action, one]) =>
          `${one.method} ${one.path} (${[one.access, ...(one.permission ?? [])].join(', ')}): ${subject}.${action}`,
      ),
    );
    expect(endpoints.sort()).toMatchSnapshot();
  });
});

describe('buildPath', () => {
  it('fills and encodes parameters', () => {
    expect(buildPath('/api/staff/:id', { id: 'a/b' })).toBe('/api/staff/a%2Fb');
  });

  it('rejects a parameter without a value', () => {
    // @ts-expect-error the parameter is missing
    expect(() => buildPath('/api/staff/:id', {})).toThrow('No value for :id');
  });
});
