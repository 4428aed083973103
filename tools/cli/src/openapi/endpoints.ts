import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { errorStatusesOf } from '@skal/contracts/http/errorStatuses';

/** How a call can be answered, for whoever reads it without the contracts' schemas. */
export interface EndpointResponses extends Pick<Endpoint, 'method' | 'path' | 'access' | 'status' | 'errorFields'> {
  /** Every status with which it may be refused. */
  errorStatuses: readonly number[];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** How every endpoint can be answered, by `<subject>.<action>`, found by looking through the contracts. */
export async function readEndpoints(): Promise<Map<string, EndpointResponses>> {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@skal/contracts/http/endpoint')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => /^(?!testing\/)([\w/]+)\.ts$/.exec(file)?.[1] ?? []);
  const modules: object[] = await Promise.all(files.map((file) => import(`@skal/contracts/${file}`)));
  const endpoints = new Map<string, EndpointResponses>();
  for (const [subject, group] of modules.flatMap((module) => Object.entries(module))) {
    if (typeof group !== 'object' || group === null) continue;
    for (const [action, one] of Object.entries(group)) {
      if (!isEndpoint(one)) continue;
      const { method, path, access, status, errorFields } = one;
      const refuses = errorStatusesOf(one);
      endpoints.set(`${subject}.${action}`, {
        method,
        path,
        access,
        status,
        errorStatuses: refuses,
        ...(errorFields && { errorFields }),
      });
    }
  }
  return endpoints;
}
