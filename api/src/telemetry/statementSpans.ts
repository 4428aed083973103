import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { getErrorCode } from '../errorProps.ts';

/** Maximum length of a recorded statement; long INSERTs repeat themselves. */
const TEXT_MAX = 1000;

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE|TABLE)\s+[`"]?(\w+)/i;

/** Removes literals. They are constants rather than user input, but are removed to be safe. */
const withoutLiterals = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, TEXT_MAX);

/** Returns the span name by OpenTelemetry's conventions: `SELECT clients`. */
function spanName(sql: string): string {
  const operation = OPERATION.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(sql)?.[1];
  return table ? `${operation} ${table}` : operation;
}

/** Running statements per connection, usually one at a time; concurrent ones are matched by their text. */
type RunningStatements = WeakMap<QueryRunner, { query: string; span: Span }[]>;

/**
 * Creates a span for each statement of TypeORM, without parameter values. Statements outside requests, such as
 * housekeeping, get none: each would be a separate trace.
 */
export function createStatementTracer(
  tracer: Tracer,
  here: () => Context,
  isTraced: () => boolean,
): EntitySubscriberInterface {
  const runningStatements: RunningStatements = new WeakMap();
  return {
    beforeQuery({ queryRunner, query, dataSource }) {
      if (!isTraced()) return;
      const { type } = dataSource.options;
      const attributes = {
        'db.system.name': type === 'better-sqlite3' ? 'sqlite' : type,
        'db.query.text': withoutLiterals(query),
      };
      const span = tracer.startSpan(spanName(query), { kind: SpanKind.CLIENT, attributes }, here());
      runningStatements.set(queryRunner, [...(runningStatements.get(queryRunner) ?? []), { query, span }]);
    },
    afterQuery({ queryRunner, query, success, error }) {
      const running = runningStatements.get(queryRunner) ?? [];
      const at = running.findIndex((each) => each.query === query);
      const [ended] = at < 0 ? [] : running.splice(at, 1);
      if (!ended) return;
      if (!success) {
        ended.span.setAttribute('error.type', getErrorCode(error) ?? 'unknown');
        ended.span.setStatus({ code: SpanStatusCode.ERROR });
      }
      ended.span.end();
    },
  };
}
