/** What keeps the demo's app from being played at a site, as a sentence. */
export class SimulationError extends Error {}
