import { DataSource } from 'typeorm';
import { SnakeCase } from './columns.ts';
import type { DatabaseParts } from './database.ts';
import { KEEP_ALIVE } from './mysql.pool.ts';
import type { MysqlAddress } from './mysql.server.ts';

/** Requests that may wait for a connection; those after them are told to come back. */
const WAITING = 1000;

/** What TypeORM reaches a server by, not yet connected. */
export const makeSource = (
  { host, port, user, password, database, ssl }: MysqlAddress,
  isMariaDb: boolean,
  { settings, entities, migrations }: Omit<DatabaseParts, 'log'>,
): DataSource =>
  new DataSource({
    type: isMariaDb ? 'mariadb' : 'mysql',
    host,
    port,
    username: user,
    password,
    database,
    ...(ssl && { ssl }),
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: settings.databasePool,
    connectTimeout: settings.databaseDeadlineMs,
    entities,
    migrations,
    namingStrategy: new SnakeCase(),
    // A stack for each statement, in case it fails, costs more than the statement; TypeORM's error has one.
    extra: { ...KEEP_ALIVE, trace: false, queueLimit: WAITING, supportBigNumbers: true, bigNumberStrings: false },
  });
