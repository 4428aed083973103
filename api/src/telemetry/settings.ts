import { StartupError } from '../StartupError.ts';

interface TelemetrySettings {
  /** Sampling ratio of traces, 0 to 1. */
  ratio: number;
  /** Export interval of spans and log records, in milliseconds. */
  delayMs: number;
}

/** Supported protocol, and OpenTelemetry's default without one: collectors accept both. */
const SUPPORTED_PROTOCOLS = ['', 'http/json'];

function readNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number, most: number): number {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const value = Number(text);
  if (!(value >= 0 && value <= most)) throw new StartupError(`${name} must be a number from 0 to ${most}.`);
  return value;
}

/** Whether OpenTelemetry is enabled. */
export const isTelemetryEnabled = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) && env.OTEL_SDK_DISABLED?.trim() !== 'true';

/**
 * Reads the settings that OpenTelemetry's packages do not read themselves.
 * @throws StartupError for an invalid value
 */
export function readTelemetrySettings(env: NodeJS.ProcessEnv): TelemetrySettings {
  if (!URL.canParse(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '')) {
    throw new StartupError('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://collector:4318.');
  }
  if (!SUPPORTED_PROTOCOLS.includes(env.OTEL_EXPORTER_OTLP_PROTOCOL?.trim() ?? '')) {
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_PROTOCOL can only be http/json: use the port for HTTP of your collector.',
    );
  }
  return {
    ratio: readNumber(env, 'OTEL_TRACES_SAMPLER_ARG', 1, 1),
    delayMs: readNumber(env, 'OTEL_BSP_SCHEDULE_DELAY', 5_000, 60_000),
  };
}
