import type { ApiModule } from '../module.ts';
import { Snippet1795910400000 } from './20261129-snippet.migration.ts';
import { SnippetEntity } from './Snippet.entity.ts';
import { snippetRoutes } from './snippet.routes.ts';

export default {
  entities: [SnippetEntity],
  migrations: [Snippet1795910400000],
  routes: snippetRoutes,
} satisfies ApiModule;
