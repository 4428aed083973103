const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;

/**
 * Asks, and once more where the connection was closed: a server closes one that nobody has used for some seconds, and on a
 * busy machine that may be in the moment in which it is used again.
 */
export async function askTwice<Made>(ask: () => Promise<Made>): Promise<Made> {
  try {
    return await ask();
  } catch (error) {
    if (!['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'].includes(String(codeOf(error)))) throw error;
    return ask();
  }
}
