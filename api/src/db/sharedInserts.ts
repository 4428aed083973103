import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { isUnavailable } from './faults.ts';
import { Gathered } from './gather.ts';
import { insertRows } from './insert.ts';

/** New rows of one table. */
export interface NewRows {
  readonly entity: EntitySchema;
  readonly rows: readonly ObjectLiteral[];
}

/** New rows of one table; the entity says what they must be. */
export const newRows = <Row extends ObjectLiteral>(entity: EntitySchema<Row>, rows: readonly Row[]): NewRows => ({
  entity: entity as EntitySchema,
  rows,
});

/** Rows that stand or fall together. */
type Write = readonly NewRows[];

type Transact = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

/** While some commits are on their way to the disk, the rows of the next are gathered and sent. */
const LANES = 3;

/** Inserts the rows of all writes, those of one table by one statement, in the order in which the tables come. */
export async function insertTogether(manager: EntityManager, writes: readonly Write[]): Promise<void> {
  const tables = new Map<EntitySchema, ObjectLiteral[]>();
  for (const { entity, rows } of writes.flat()) {
    const all = tables.get(entity);
    if (all) all.push(...rows);
    else tables.set(entity, [...rows]);
  }
  for (const [entity, rows] of tables) if (rows.length > 0) await insertRows(manager, entity, rows);
}

/**
 * Inserts of the same moment in one transaction: one statement for each table and one commit for all, and nobody is
 * answered before that is on the disk. Each write stands or falls by itself all the same: when a batch is refused, as
 * for one that was sent twice, its halves are tried by themselves.
 */
export class SharedInserts {
  readonly #tx: Transact;
  readonly #gathered: Gathered<Write, unknown>;
  readonly #telemetry: Telemetry | null;

  /**
   * @param tx runs work in a transaction of its own, and again when it lost a deadlock
   * @param telemetry gives each write a span of its own: the statements are nobody's in particular
   */
  constructor(tx: Transact, telemetry: Telemetry | null = null) {
    this.#tx = tx;
    this.#telemetry = telemetry;
    this.#gathered = new Gathered({ answer: (writes) => this.#outcomes(writes), lanes: LANES });
  }

  /** Answers once all rows are stored for good. @throws what the database says of these rows; then none of them is */
  async insert(write: Write): Promise<void> {
    const store = async () => {
      const fault = await this.#gathered.ask(write);
      if (fault !== undefined) throw fault;
    };
    await (this.#telemetry ? this.#telemetry.call(`INSERT ${write[0]?.entity.options.tableName}`, {}, store) : store());
  }

  /** Of each write what is wrong with it; nothing of one that is stored. */
  async #outcomes(writes: readonly Write[]): Promise<unknown[]> {
    try {
      await this.#tx((manager) => insertTogether(manager, writes));
      return writes.map(() => undefined);
    } catch (error) {
      if (writes.length === 1 || isUnavailable(error)) return writes.map(() => error);
      const middle = writes.length >> 1;
      const halves = [writes.slice(0, middle), writes.slice(middle)];
      return (await Promise.all(halves.map((half) => this.#outcomes(half)))).flat();
    }
  }
}
