import type { Cluster } from './startCluster.ts';

/**
 * What must hold meanwhile. `planned`: every request is answered as it was meant. `fault`: a form may have to be sent again
 * for the time of a failover. `gone`: nothing but what needs no database is there.
 */
export type Promised = 'planned' | 'fault' | 'gone';

export interface Experiment {
  readonly name: string;
  readonly promised: Promised;
  run(cluster: Cluster): Promise<void>;
}
