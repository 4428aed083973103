/** The code of a failure, or of what lies behind it. */
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return null;
  return 'code' in error ? error.code : codeOf(error.cause);
};

/**
 * Asks, and once more where the connection was closed: a server closes one that nobody has used for some seconds, and on a
 * busy machine that may be in the moment in which it is used again.
 */
export async function askTwice<Made>(ask: () => Promise<Made>): Promise<Made> {
  try {
    return await ask();
  } catch (error) {
    if (!['ECONNRESET', 'EPIPE'].includes(String(codeOf(error)))) throw error;
    return ask();
  }
}
