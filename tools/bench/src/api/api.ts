import type autocannon from 'autocannon';
import {
  type BenchTarget,
  CONNECTIONS,
  MARIADB,
  PEER_EQUAL_WORK,
  PEER_ONE_STATEMENT,
  SQLITE,
  withTargets,
} from '../benchTargets.ts';
import { formatInteger, formatTable, median } from '../harness/table.ts';
import { runLoad } from '../load.ts';

interface Options {
  readonly seconds: number;
  readonly rounds: number;
}

interface Workload {
  readonly status: number;
  readonly title: string;
  /** The names of its targets; the first one is the product. */
  readonly targets: readonly string[];
  options(target: BenchTarget): autocannon.Options | Promise<autocannon.Options>;
}

const FORM = JSON.stringify({
  ...{ name: 'Åse Øster', email: 'bench@cafe.example', phone: '12 34 56 78', countryCode: '+45' },
  ...{ company: 'Café Æble', industry: 'Cafés', currentSolution: [], challenges: 'More regulars on weekdays.' },
  contactPreference: 'email',
});

/** The entry script that the home page names. */
async function entryScript(url: string): Promise<string> {
  const [path] = /\/r\/shell\/[^"]+\/main\.[^"]+\.js/.exec(await (await fetch(url)).text()) ?? [];
  if (!path) throw new Error('The home page has no entry script');
  return url + path;
}

const WORKLOADS: Readonly<Record<string, Workload>> = {
  page: {
    ...{ status: 200, title: 'home page', targets: [MARIADB, SQLITE] },
    options: ({ server }) => ({ url: server.url }),
  },
  script: {
    ...{ status: 200, title: 'entry script', targets: [MARIADB, SQLITE] },
    options: async ({ server }) => ({ url: await entryScript(server.url) }),
  },
  session: {
    ...{ status: 200, title: 'session read', targets: [MARIADB, PEER_EQUAL_WORK, PEER_ONE_STATEMENT, SQLITE] },
    options: ({ name, server, cookies }) => ({
      url: server.url,
      requests: cookies.map((Cookie) => ({
        path: `${name === PEER_ONE_STATEMENT ? '/plain' : ''}/api/session`,
        headers: { Cookie },
      })),
    }),
  },
  contact: {
    ...{ status: 201, title: 'contact insert', targets: [MARIADB, PEER_EQUAL_WORK, SQLITE] },
    options: ({ server }) => {
      let visitors = 0;
      return {
        ...{ url: `${server.url}/api/contact`, method: 'POST', body: FORM },
        // Each connection is a visitor with its own address, because rate limits count by address.
        setupClient: (client) => {
          visitors += 1;
          client.setHeaders({
            ...{ 'Content-Type': 'application/json', Origin: server.url },
            'X-Forwarded-For': `192.0.2.${visitors}`,
          });
        },
      };
    },
  },
};

interface Measurement {
  readonly rate: number;
  readonly p99: number;
  readonly memory: number;
}

async function measure(target: BenchTarget, workload: Workload, duration: number): Promise<Measurement> {
  const { server, reset } = target;
  server.resume();
  try {
    await reset();
    server.resetPeakMemory();
    const options = { ...(await workload.options(target)), connections: CONNECTIONS, duration };
    const { requests, latency } = await runLoad(workload.title, workload.status, options);
    const memory = server.peakMemory();
    // The target finishes interrupted requests here: it must hold no lock while it is paused.
    await reset();
    return { rate: requests.average, p99: latency.p99, memory };
  } finally {
    server.pause();
  }
}

/** Measures the targets of a workload in turn, forwards and backwards, so that a slow moment of the machine affects all of them. */
async function rowsOf(workload: Workload, all: readonly BenchTarget[], options: Options): Promise<string[][]> {
  const targets = all.filter(({ name }) => workload.targets.includes(name));
  const rounds = new Map<string, Measurement[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, workload, options.seconds);
  for (let round = 0; round < options.rounds; round += 1) {
    console.log(`${workload.title}: round ${round + 1} of ${options.rounds} …`);
    for (const target of round % 2 ? targets.toReversed() : targets)
      rounds.get(target.name)?.push(await measure(target, workload, options.seconds));
  }
  const rateOf = (name: string) => median((rounds.get(name) ?? []).map(({ rate }) => rate));
  return [...rounds].map(([name, measured]) => {
    const rates = measured.map(({ rate }) => rate);
    return [
      ...[
        workload.title,
        name,
        formatInteger(rateOf(name)),
        `${formatInteger(Math.min(...rates))} to ${formatInteger(Math.max(...rates))}`,
      ],
      (rateOf(MARIADB) / rateOf(name)).toFixed(2),
      ...[median(measured.map(({ p99 }) => p99)), Math.max(...measured.map(({ memory }) => memory))].map(formatInteger),
    ];
  });
}

/**
 * Measures the api beside its peer: same machine, rows, connections, and a database server that flushes every commit. All other
 * targets are paused. Ratios carry over to other machines; rates do not.
 * @param name one workload; all by default
 */
export async function benchApi(name: string | undefined, options: Options): Promise<string> {
  const workloads = Object.entries(WORKLOADS).filter(([key]) => name === undefined || key === name);
  const rows = await withTargets(async (targets) => {
    const measured: string[][] = [];
    for (const [, workload] of workloads) measured.push(...(await rowsOf(workload, targets, options)));
    return measured;
  });
  return formatTable(['workload', 'server', 'req/s', 'lowest to highest', 'Skal / it', 'p99 ms', 'peak MB'], rows, 2);
}
