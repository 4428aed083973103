import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { codeOf } from '../errorProps.ts';

/** So much of a statement is told; one that inserts many rows goes on for longer, and says nothing new. */
const LONGEST = 1000;

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE|TABLE)\s+[`"]?(\w+)/i;

/** What is written into a statement is no value of anybody's, and is taken out all the same. */
const told = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);

/** `SELECT clients`, as the conventions of OpenTelemetry name a statement. */
function nameOf(sql: string): string {
  const operation = OPERATION.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = TABLE.exec(sql)?.[1];
  return table ? `${operation} ${table}` : operation;
}

/** Statements under way, by their connections; on each of them they come one after the other, or are told apart by text. */
type UnderWay = WeakMap<QueryRunner, { query: string; span: Span }[]>;

/**
 * Gives each statement that typeorm sends a span. Its values are never told. What is none of a request's, such as
 * housekeeping, has no spans of its own: each would be a trace.
 */
export function createStatementTracer(
  tracer: Tracer,
  here: () => Context,
  isTraced: () => boolean,
): EntitySubscriberInterface {
  const underWay: UnderWay = new WeakMap();
  return {
    beforeQuery({ queryRunner, query, dataSource }) {
      if (!isTraced()) return;
      const { type } = dataSource.options;
      const attributes = {
        'db.system.name': type === 'better-sqlite3' ? 'sqlite' : type,
        'db.query.text': told(query),
      };
      const span = tracer.startSpan(nameOf(query), { kind: SpanKind.CLIENT, attributes }, here());
      underWay.set(queryRunner, [...(underWay.get(queryRunner) ?? []), { query, span }]);
    },
    afterQuery({ queryRunner, query, success, error }) {
      const begun = underWay.get(queryRunner) ?? [];
      const at = begun.findIndex((each) => each.query === query);
      const [ended] = at < 0 ? [] : begun.splice(at, 1);
      if (!ended) return;
      if (!success) {
        ended.span.setAttribute('error.type', codeOf(error) ?? 'unknown');
        ended.span.setStatus({ code: SpanStatusCode.ERROR });
      }
      ended.span.end();
    },
  };
}
