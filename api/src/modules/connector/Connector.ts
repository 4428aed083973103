import type { ConnectorName } from '@skal/contracts/integration/connection';
import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { Connection } from './Connection.entity.ts';
import type { ImportResult } from './ImportResult.ts';

/** What one reading of a connection works with. */
export interface SyncContext {
  readonly db: Database;
  readonly settings: ApiSettings;
  readonly connection: Connection;
  /** What the connection is made with, as JSON. */
  readonly secret: string;
  /** What came of the events so far. */
  readonly outcome: ImportResult;
  /** Stores and counts events of this client, as the door of apps does; any number of them. */
  ingest(events: readonly object[]): Promise<void>;
}

/** Reads one part of what there is, from a place on, and answers with the next place; null after the last one. */
export type SyncStep = (place: string | null) => Promise<string | null>;

/** A platform that reports by itself. */
export interface Connector {
  readonly name: ConnectorName;
  /** How long after one reading the next begins, in milliseconds. */
  readonly syncIntervalMs: number;
  /** Opens a reading. @throws VendorError when the vendor does not let us in, or cannot be reached */
  startSync(reading: SyncContext): Promise<SyncStep>;
  /** Takes back at the vendor what the connection made there. What fails is the vendor's to forget. */
  disconnect?(settings: ApiSettings, connection: Connection, secret: string): Promise<void>;
}
