import type { Cluster } from './startCluster.ts';

/**
 * Requirements during an experiment. `planned`: every request succeeds. `fault`: a form may have to be sent again during a
 * failover. `gone`: only pages that need no database work.
 */
export type Promised = 'planned' | 'fault' | 'gone';

export interface Experiment {
  readonly name: string;
  readonly promised: Promised;
  run(cluster: Cluster): Promise<void>;
}
