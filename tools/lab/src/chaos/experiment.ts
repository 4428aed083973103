import type { Cluster } from './startCluster.ts';

/**
 * Requirements during an experiment. `planned`: every request succeeds. `fault`: a form may have to be sent again during a
 * failover. `databaseDown`: only pages that need no database work.
 */
export type Requirement = 'planned' | 'fault' | 'databaseDown';

export interface Experiment {
  readonly name: string;
  readonly requirement: Requirement;
  run(cluster: Cluster): Promise<void>;
}
