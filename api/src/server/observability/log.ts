import { pino } from 'pino';
import { codeOf, messageOf } from '../../errorProps.ts';
import type { LogLevel } from '../../settings/settings.env.ts';
import type { Severity, Telemetry } from '../../telemetry/telemetry.ts';

/** What happened, as a line of JSON: who, when, from where. Never a body, a password or a cookie. */
export interface Logger {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

/** Anything that takes lines of text. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * A log to standard output, written in batches, or to a target of the caller's.
 * @param telemetry where somebody watches: each line says which trace it belongs to, and is sent along
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
  // The buffered lines of a quiet minute must not wait for the next busy one.
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

/** What a log may say of a fault: its kind and where it arose, without values that people entered. */
export function errorLogFields(error: unknown): object {
  const { name, stack } = Object(error) as Partial<Error>;
  const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    fault: name,
    code: codeOf(error),
    message: withoutValues(error),
    at: at?.slice(0, 6).map((line) => line.trim()),
  };
}

/** A database driver puts the statement and the values into its message. */
const withoutValues = (error: unknown) =>
  'query' in Object(error) || 'sql' in Object(error)
    ? '(a database statement failed)'
    : messageOf(error).split('\n')[0];
