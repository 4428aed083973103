import type { MysqlAddress } from '@skal/storage/mysql';
import { beginSession } from '@skal/storage/mysql';
import { createPool, type Pool, type PoolOptions } from 'mysql2';
import { DataSource } from 'typeorm';
import { SnakeCase } from '../columns.ts';
import type { DatabaseOptions } from '../database.ts';
import { KEEP_ALIVE } from './mysql.staleConnections.ts';

/** Requests that may wait for a connection; those after them are told to come back. */
const WAITING = 1000;

/** What TypeORM asks of its driver. The first connection is opened before it gives the pool away. */
const driver = {
  createPool: (options: PoolOptions): Pool => createPool(options).on('connection', beginSession),
};

/** What TypeORM reaches a server by, not yet connected. */
export const createDataSource = (
  { host, port, user, password, database, ssl }: MysqlAddress,
  isMariaDb: boolean,
  { settings, entities, migrations }: Omit<DatabaseOptions, 'log'>,
): DataSource =>
  new DataSource({
    type: isMariaDb ? 'mariadb' : 'mysql',
    driver,
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
