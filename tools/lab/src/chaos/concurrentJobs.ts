/** Runs the nightly jobs on three nodes at once: each client's monthly fee must be booked once. */
import { siteAddress } from './balancer.ts';
import { APP_NODES } from './machines.ts';
import type { Cluster } from './startCluster.ts';

const CLIENTS = 3;
const BOOKINGS_QUERY =
  "SELECT client_id AS client, COUNT(*) AS n FROM skal.ledger WHERE origin = 'plan' GROUP BY client_id";

/** @returns a sentence for each violation */
export async function runConcurrentJobs({ appNodes, databases, loadTarget }: Cluster): Promise<string[]> {
  for (let count = 0; count < CLIENTS; count += 1) {
    const response = await fetch(`http://${siteAddress.host}:${siteAddress.port}/api/admin/clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: loadTarget.cookie },
      body: JSON.stringify({
        email: `owner-${count}@clients.example`,
        contactName: 'Karen Blixen',
        businessName: `Rungstedlund ${count}`,
        businessType: 'cafe',
        subscriptionPlan: 'premium',
        phone: '87 65 43 21',
        password: 'seven gothic tales',
      }),
    });
    if (response.status !== 201) return [`a client could not be created: ${response.status} ${await response.text()}`];
  }
  await Promise.all(APP_NODES.map(() => appNodes.command(['api/src/testing/processes/housekeeping.child.ts'])));
  const bookings = await databases.query<{ client: string; n: number }>('database-1', BOOKINGS_QUERY);
  const duplicates = bookings.filter(({ n }) => Number(n) !== 1);
  return bookings.length === CLIENTS && duplicates.length === 0
    ? []
    : [`of ${CLIENTS} clients ${bookings.length} were booked, ${duplicates.length} of them more than once`];
}
