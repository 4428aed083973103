import { pino } from 'pino';
import { getErrorCode, getErrorMessage } from '../../errorProps.ts';
import type { LogLevel } from '../../settings/settings.env.ts';
import type { Severity, Telemetry } from '../../telemetry/telemetry.ts';

/** Structured log in JSON lines, without bodies, passwords or cookies. */
export interface Logger {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

/** Receiver of log lines. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Creates a log to standard output, written in batches, or to a given target.
 * @param telemetry adds the trace id to each line, and exports it
 */
export function createLogger(
  level: LogLevel,
  target?: LogTarget,
  telemetry: Telemetry | null = null,
): Logger & { flush(): void } {
  const destination = target ?? pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const mixin = telemetry && { mixin: () => ({ ...telemetry.here() }) };
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, ...mixin }, destination);
  const write = (severity: Severity) => (facts: object, event: string) => {
    logger[severity](facts, event);
    if (telemetry && logger.isLevelEnabled(severity)) telemetry.emitLog(severity, facts, event);
  };
  // Flush regularly, so that buffered lines do not wait for more traffic.
  const timer = setInterval(() => logger.flush(), 1000).unref();
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    flush() {
      clearInterval(timer);
      logger.flush();
    },
  };
}

/** Returns loggable fields of an error: its type and location, without user input. */
export function getErrorLogFields(error: unknown): object {
  const { name, stack } = Object(error) as Partial<Error>;
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    fault: name,
    code: getErrorCode(error),
    message: withoutValues(error),
    at: at?.slice(0, 6).map((line) => line.trim()),
  };
}

/** Removes the statement and values that a database driver puts into its message. */
const withoutValues = (error: unknown) =>
  'query' in Object(error) || 'sql' in Object(error)
    ? '(a database statement failed)'
    : getErrorMessage(error).split('\n')[0];
