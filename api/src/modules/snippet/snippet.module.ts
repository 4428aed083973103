import type { ApiModule } from '../module.ts';
import { SnippetEntity } from './Snippet.entity.ts';
import { Snippet1766400004000 } from './snippet.migration.ts';
import { snippetRoutes } from './snippet.routes.ts';

export default {
  entities: [SnippetEntity],
  migrations: [Snippet1766400004000],
  routes: snippetRoutes,
} satisfies ApiModule;
