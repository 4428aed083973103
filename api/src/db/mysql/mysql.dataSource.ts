import type { MysqlAddress } from '@skal/storage/mysql';
import { beginSession } from '@skal/storage/mysql';
import { createPool, type Pool, type PoolOptions } from 'mysql2';
import { DataSource } from 'typeorm';
import { SnakeCase } from '../columns.ts';
import type { DatabaseOptions } from '../database.ts';
import { KEEP_ALIVE } from './mysql.staleConnections.ts';

/** Maximum number of requests waiting for a connection; more are rejected. */
const QUEUE_MAX = 1000;

/** Driver for TypeORM, which opens the first connection before it exposes the pool. */
const driver = {
  createPool: (options: PoolOptions): Pool => createPool(options).on('connection', beginSession),
};

/** Creates TypeORM's data source, not yet connected. */
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
    // Collecting a stack per statement costs more than the statement; TypeORM's error has one.
    extra: { ...KEEP_ALIVE, trace: false, queueLimit: QUEUE_MAX, supportBigNumbers: true, bigNumberStrings: false },
  });
