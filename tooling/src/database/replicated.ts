/** Two throwaway servers of MariaDB, of which one follows the other. */
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { installMariaDb } from './install.ts';
import { findServerProgram, startLocally } from './local.ts';
import type { DatabaseServer } from './server.ts';

const mariaDb = async (): Promise<string> => {
  const found = (await findServerProgram()) ?? ((await installMariaDb(console.log)) && (await findServerProgram()));
  if (!found || !/mariadbd[^/\\]*$/.test(found))
    throw new Error('A replica is tested on MariaDB: install mariadb-server.');
  return found;
};

/** Has the second follow the first from where that is now: each has made its own account already. */
const follow = async (primary: DatabaseServer, replica: DatabaseServer): Promise<void> => {
  const [from, to] = await Promise.all([createConnection(primary.url), createConnection(replica.url)]);
  const [[at]] = await from.query<(RowDataPacket & { position: string })[]>('SELECT @@gtid_current_pos AS position');
  const { hostname, port, username, password } = new URL(primary.url);
  await to.query('SET GLOBAL gtid_slave_pos = ?', [at?.position ?? '']);
  await to.query(
    `CHANGE MASTER TO MASTER_HOST = ?, MASTER_PORT = ${Number(port)}, MASTER_USER = ?, MASTER_PASSWORD = ?,
     MASTER_USE_GTID = slave_pos`,
    [hostname, username, password],
  );
  await to.query('START SLAVE');
  await Promise.all([from.end(), to.end()]);
};

export const startReplicated = async (): Promise<{ primary: DatabaseServer; replica: DatabaseServer }> => {
  const program = await mariaDb();
  const [primary, replica] = await Promise.all(
    [1, 2].map((id) => startLocally(program, { flags: [`--server-id=${id}`, '--log-bin', '--binlog-format=ROW'] })),
  );
  if (!primary || !replica) throw new Error('Two servers were started');
  await follow(primary, replica);
  return { primary, replica };
};
