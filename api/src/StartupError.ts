/** The process cannot start with its settings; the message tells the operator what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
