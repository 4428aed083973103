/** Source of the simulated metrics, shown beside each of them. */
export const DEMO_SOURCE = 'Demo data';

/** Seed of the demo account's simulation. */
export const DEMO_SEED = 7;

/** Begins the push tokens of simulated phones; their guest's pseudonym follows. */
export const DEMO_TOKEN = 'demo-';
