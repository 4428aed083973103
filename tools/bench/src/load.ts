import autocannon from 'autocannon';

/** The parts of a result that say whether it counts. */
type Responses = Pick<autocannon.Result, 'errors' | 'mismatches' | 'statusCodeStats'>;

/** Why a result does not count: a failed request, or a response with another status or body than expected. */
export function findInvalidReason(
  status: number,
  { errors, mismatches, statusCodeStats = {} }: Responses,
): string | null {
  const others = Object.entries(statusCodeStats).filter(([code]) => Number(code) !== status);
  if (others.length + errors + mismatches === 0) return null;
  const counts = others.map(([code, { count }]) => `, ${count ?? 0} responses with ${code}`).join('');
  return `${errors} errors, ${mismatches} unexpected bodies${counts}`;
}

/** A load that runs until it is stopped. */
export interface BackgroundLoad {
  /** @throws when a response was not as expected */
  stop(): Promise<autocannon.Result>;
}

const checkResult = (title: string, status: number, result: autocannon.Result): autocannon.Result => {
  const reason = findInvalidReason(status, result);
  if (reason) throw new Error(`${title}: ${reason}`);
  return result;
};

/** Sends requests as autocannon does. @throws when a response does not have the status */
export const runLoad = async (title: string, status: number, options: autocannon.Options) =>
  checkResult(title, status, await autocannon(options));

/** The same in the background. */
export function startLoad(title: string, status: number, options: autocannon.Options): BackgroundLoad {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const load = autocannon({ ...options, duration: 86_400 }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
  return {
    async stop() {
      load.stop();
      return checkResult(title, status, await promise);
    },
  };
}
