/** The process cannot start as it was set up; the message is a sentence for whoever starts it. */
export class StartupError extends Error {
  override name = 'StartupError';
}
