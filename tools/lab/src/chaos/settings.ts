/** The environment of docker/compose.scale.yml for the machines of the run. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const COMPOSE = join(import.meta.dirname, '../../../../docker/compose.scale.yml');

interface Compose {
  services: Record<string, { environment: Record<string, string> }>;
}

/** The variables that compose reads from its environment. */
export const secrets = {
  SESSION_KEYS: randomBytes(32).toString('hex'),
  SKAL_DATABASE_PASSWORD: randomBytes(16).toString('hex'),
  SKAL_STORAGE_SECRET: 'S3RVER',
  SKAL_GRAFANA_PASSWORD: randomBytes(16).toString('hex'),
  SKAL_OPERATOR_EMAIL: 'team@cluster.example',
  SMTP_URL: 'smtp://mail:1025',
};

const filled = (text: string): string =>
  text.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, fallback = '') =>
    name in secrets ? secrets[name as keyof typeof secrets] : fallback,
  );

/** The environment of a service, over that of the image. */
export function environmentOf(service: string): Record<string, string> {
  const { services } = parse(readFileSync(COMPOSE, 'utf8'), { merge: true }) as Compose;
  const variables = services[service]?.environment;
  if (!variables) throw new Error(`${COMPOSE} has no ${service}`);
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', MALLOC_ARENA_MAX: '2' };
  return { ...image, ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, filled(value)])) };
}
