/** The simulation cannot run; the message tells why. */
export class SimulationError extends Error {}
