import type { ConnectorName } from '@skal/contracts/integration/connection';
import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { Connection } from './Connection.entity.ts';
import type { ImportResult } from './ImportResult.ts';

/** Context of one sync. */
export interface SyncContext {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly connection: Connection;
  /** Credentials as JSON. */
  readonly secret: string;
  /** Counts of imported events so far. */
  readonly outcome: ImportResult;
  /** Stores and counts events of this client, as the ingest API does; any number of them. */
  ingest(events: readonly object[]): Promise<void>;
}

/** Reads one page from a cursor and returns the next cursor; null after the last page. */
export type SyncStep = (cursor: string | null) => Promise<string | null>;

/** A vendor integration that imports events. */
export interface Connector {
  readonly name: ConnectorName;
  /** Interval between syncs, in milliseconds. */
  readonly syncIntervalMs: number;
  /**
   * Starts a sync.
   * @throws VendorError if the vendor rejects the credentials or cannot be reached
   */
  startSync(reading: SyncContext): Promise<SyncStep>;
  /** Removes at the vendor what the connection created there. Failures are ignored by the caller. */
  disconnect?(settings: ApiSettings, connection: Connection, secret: string): Promise<void>;
}
