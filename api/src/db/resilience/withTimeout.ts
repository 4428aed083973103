import { databaseError } from './databaseErrors.ts';

/** Waits for a database operation at most this long, then fails with a retryable error. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, giveUp = () => {}): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(databaseError('SKAL_DEADLINE', 'The database took too long'));
      giveUp();
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
