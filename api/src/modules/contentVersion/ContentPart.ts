import type { EntityManager } from 'typeorm';

/**
 * A part of the published document, provided by the module of its rows. `Json` is a list of entries with an `id`, an
 * object of such lists, or an object without an id.
 */
export interface ContentPart<Json = unknown> {
  readonly key: 'menu' | 'events' | 'photos' | 'info';
  /** Creates the rows that every client starts with. The business is locked. */
  initialize?(manager: EntityManager, businessId: string): Promise<void>;
  /** Serializes the draft as guests would see it. Equal drafts give equal JSON. */
  read(manager: EntityManager, businessId: string): Promise<Json>;
  /** Replaces the draft by an earlier version. The business is locked. */
  restore(manager: EntityManager, businessId: string, json: Json): Promise<void>;
}
