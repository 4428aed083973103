/**
 * The zone of a server for tests. Its clock is set back in autumn, so an expression that depends on the zone of the
 * server is wrong in tests as it would be in Denmark. `time_zone=SYSTEM` needs no tables of zones.
 */
export const ZONE = 'Europe/Copenhagen';

export interface DatabaseServer {
  /** `mysql://user:password@host:port`, without a database: whoever tests creates their own. */
  readonly url: string;
  /** Where it comes from, for a person. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** Wait for the disk at every commit, as in production. Tests do without; benchmarks must not. */
  readonly durable?: boolean;
  /** What a server of our own is told besides. */
  readonly flags?: readonly string[];
  readonly say?: (line: string) => void;
}
