// Without a word the server under load; `web` for the pages on a slow phone; `admin` for a house with many clients;
// `api` for the api beside its peers; `front` for the front door beside nginx; `releases` for what a release costs; `ingest` for events of clients' apps;
// `sections` for what portals ask of figures of years; `dev` for what whoever works on one remote waits for; `memory` for
// what the process keeps.
const BENCHES = {
  api: async ([load]: readonly string[]) => (await import('./api.ts')).benchApi(load),
  front: async () => (await import('./front.ts')).benchFront(),
  server: async () => (await import('./server.ts')).benchServer(),
  admin: async () => (await import('./admin.ts')).benchAdmin(),
  ingest: async () => (await import('./ingest.ts')).benchIngest(),
  memory: async () => (await import('./memory.ts')).benchMemory(),
  sections: async (words: readonly string[]) => (await import('./sections.ts')).benchSections(words),
  releases: async () => (await import('./releases.ts')).benchReleases(),
  dev: async () => (await import('./webDev.ts')).benchDev(),
  web: async () => (await import('./web.ts')).benchWeb(),
};
const [name = 'server', ...words] = process.argv.slice(2);

// By way of `exit`, where each server that a benchmark started is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (Object.hasOwn(BENCHES, name)) {
  console.log(`\n${await BENCHES[name as keyof typeof BENCHES](words)}`);
} else {
  console.error(`There is no bench '${name}'. Benches: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
