import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { isSchema, type SchemaFieldDescription } from 'yup';

/** All schemas and endpoints of the contracts. */
export interface ContractIndex {
  readonly schemas: readonly SchemaFieldDescription[];
  readonly endpoints: readonly Endpoint[];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Imports all contract files and collects their schemas and endpoints. */
export async function loadContracts(): Promise<ContractIndex> {
  const folder = fileURLToPath(new URL('..', import.meta.resolve('@skal/contracts/site/site')));
  const subjects = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!testing\/)[\w/]+\.ts$/.test(name));
  const modules = await Promise.all(
    subjects.map((name) => import(`@skal/contracts/${name.replace('.ts', '')}`) as Promise<Record<string, unknown>>),
  );
  const values = modules.flatMap((module) => Object.values(module));
  const groups = values.filter((value) => typeof value === 'object' && value !== null && !isSchema(value));
  return {
    schemas: values.flatMap((value) => (isSchema(value) ? [value.describe()] : [])),
    endpoints: [...new Set(groups.flatMap((group) => Object.values(group as object).filter(isEndpoint)))],
  };
}
