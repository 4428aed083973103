import type { ApiModule } from '../module.ts';
import { Snippet1795996800000 } from './20261130-snippet.migration.ts';
import { SnippetEntity } from './Snippet.entity.ts';
import { snippetRoutes } from './snippet.routes.ts';

export default {
  entities: [SnippetEntity],
  migrations: [Snippet1795996800000],
  routes: snippetRoutes,
} satisfies ApiModule;
