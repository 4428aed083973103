import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { errorStatusesOf } from '@skal/contracts/http/errorStatuses';

/** The responses of an endpoint, without the schemas of the contracts. */
export interface EndpointResponses extends Pick<Endpoint, 'method' | 'path' | 'access' | 'status' | 'errorFields'> {
  /** Every error status of the endpoint. */
  errorStatuses: readonly number[];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Collects the responses of every endpoint from the contracts, by `<subject>.<action>`. */
export async function readEndpoints(): Promise<Map<string, EndpointResponses>> {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@skal/contracts/http/endpoint')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => /^(?!testing\/)([\w/]+)\.ts$/.exec(file)?.[1] ?? []);
  const modules: object[] = await Promise.all(files.map((file) => import(`@skal/contracts/${file}`)));
  const endpoints = new Map<string, EndpointResponses>();
  for (const [subject, group] of modules.flatMap((module) => Object.entries(module))) {
    if (typeof group !== 'object' || group === null) continue;
    for (const [action, endpoint] of Object.entries(group)) {
      if (!isEndpoint(endpoint)) continue;
      const { method, path, access, status, errorFields } = endpoint;
      const errors = errorStatusesOf(endpoint);
      endpoints.set(`${subject}.${action}`, {
        method,
        path,
        access,
        status,
        errorStatuses: errors,
        ...(errorFields && { errorFields }),
      });
    }
  }
  return endpoints;
}
