/**
 * The time zone of a test server. Denmark changes its clocks, so that expressions that depend on the server's time zone fail in
 * tests as well. `time_zone=SYSTEM` needs no time zone tables.
 */
export const ZONE = 'Europe/Copenhagen';

export interface DatabaseServer {
  /** `mysql://user:password@host:port`, without a database: tests create their own. */
  readonly url: string;
  /** Description of its origin. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** Wait for the disk at every commit, as in production. Benchmarks need this; tests do not. */
  readonly isDurable?: boolean;
  /** Additional flags of a temporary server. */
  readonly flags?: readonly string[];
  readonly log?: (line: string) => void;
}
