import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Endpoint } from '@skal/contracts/endpoint';

/** What an endpoint is called in the contracts: `staff.add` is the action `add` of the subject `staff`. */
export interface EndpointName {
  subject: string;
  action: string;
}

/** The name of every endpoint, found by looking through the contracts. */
export async function endpointNames(): Promise<ReadonlyMap<unknown, EndpointName>> {
  const folder = dirname(createRequire(import.meta.url).resolve('@skal/contracts/endpoint'));
  const files = readdirSync(folder).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  const modules: object[] = await Promise.all(files.map((file) => import(`@skal/contracts/${file}`)));
  const names = new Map<unknown, EndpointName>();
  for (const [subject, group] of modules.flatMap((module) => Object.entries(module))) {
    if (typeof group !== 'object' || group === null) continue;
    for (const [action, one] of Object.entries(group)) if (isEndpoint(one)) names.set(one, { subject, action });
  }
  return names;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
