import { endpoint, reply } from './endpoint.ts';

/** The OpenAPI 3.1 description of the api. */
export interface OpenApiReply {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

export const openapi = {
  read: endpoint.get('/api/openapi.json', 'admin', reply<OpenApiReply>()),
};
