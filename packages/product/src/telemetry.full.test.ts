import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoAccounts } from '@skal/api';
import { type Collector, getAttribute, startCollector } from '@skal/api/testing/fakes/collector.ts';
import { waitFor } from '@skal/api/testing/waitFor.ts';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { createPublishedDataDir } from '@skal/shell/server/testing/testWebServer.ts';

/** Loader that prints each loaded OpenTelemetry module. */
const PRINT_LOADED = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      if (found.url.includes('/@opentelemetry/')) console.log('loaded ' + found.url);
      return found;
    },
  });`;

/** Startup timeout on a busy machine. */
const START_MS = 45_000;

const [{ email, password } = { email: '', password: '' }] = demoAccounts;

describe('telemetry', () => {
  const children: ChildProcess[] = [];
  let collector: Collector;

  beforeAll(async () => {
    collector = await startCollector();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
  });
  afterAll(() => collector.close());

  async function serve(env: Readonly<Record<string, string>>): Promise<{ url: string; output: () => string }> {
    const hook = `data:text/javascript,${encodeURIComponent(PRINT_LOADED)}`;
    const child = spawn(process.execPath, ['--import', hook, join(import.meta.dirname, 'serve.ts')], {
      env: { ...cleanEnv(), PORT: '0', SKAL_DATA_DIR: await createPublishedDataDir(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    await waitFor(
      () => output,
      (text) => /ready: \S+/.test(text) || child.exitCode !== null,
      START_MS,
    );
    if (child.exitCode !== null) throw new Error(output);
    return { url: /ready: (\S+)/.exec(output)?.[1] ?? '', output: () => output };
  }

  const watched = () => ({
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20', SKAL_ACCESS_LOG: 'on' },
    SKAL_LOG_LEVEL: 'info',
    ...{ OTEL_SERVICE_NAME: 'skal-of-a-test', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a-key-of-the-collector' },
  });
  const html = { Accept: 'text/html' };

  it('does not load OpenTelemetry when it is off, and adds no trace to pages', async () => {
    const { url, output } = await serve({});
    expect((await fetch(`${url}/`, { headers: html })).headers.get('server-timing')).toBeNull();
    expect((await fetch(`${url}/api/session`)).status).toBe(401);
    expect(output()).not.toContain('loaded ');
  });

  it('puts a page, its calls, SQL statements and log lines in one trace', async () => {
    const { url, output } = await serve(watched());
    expect(output()).toContain('loaded ');
    const page = await fetch(`${url}/?email=asked-for`, { headers: html });
    const traceparent =
      /^traceparent;desc="(00-\w{32}-\w{16}-01)"$/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? '';
    const [, traceId, pageId] = traceparent.split('-');
    const headers = { traceparent, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const body = JSON.stringify({ email, password });
    const signedIn = await fetch(`${url}/api/login?secret=asked-for`, { method: 'POST', headers, body });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    await fetch(`${url}/api/session`, { headers: { traceparent, Cookie: cookies.join('; ') } });

    const spans = await waitFor(
      () => collector.spans().filter((span) => span.traceId === traceId),
      (found) => found.some(({ name }) => name === 'GET /api/session'),
    );
    const [shown, login] = ['GET page', 'POST /api/login'].map((name) => spans.find((span) => span.name === name));
    expect(shown).toMatchObject({ spanId: pageId });
    expect(shown?.parentSpanId ?? '').toBe('');
    expect(getAttribute(shown ?? { attributes: [] }, 'url.path')).toBe('/');
    expect(login).toMatchObject({ parentSpanId: pageId });
    expect(getAttribute(login ?? { attributes: [] }, 'http.response.status_code')).toBe(200);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId).map(({ name }) => name);
    expect(statements).toEqual(expect.arrayContaining(['SELECT accounts', 'INSERT sessions']));

    const read = spans.find(({ name }) => name === 'GET /api/session');
    expect(spans.filter(({ parentSpanId }) => parentSpanId === read?.spanId)).toMatchObject([
      { name: 'SELECT sessions' },
    ]);

    const answered = await waitFor(
      () => collector.lines().filter((line) => line.traceId === traceId && line.body.stringValue === 'answered'),
      ({ length }) => length > 1,
    );
    expect(answered.map((line) => getAttribute(line, 'route'))).toEqual(['/api/login', '/api/session']);
    await waitFor(output, (text) => text.includes(`"trace_id":"${traceId}"`));

    expect(collector.text()).toContain('skal-of-a-test');
    // Language and theme are no secrets.
    const values = cookies
      .filter((cookie) => !/^(language|theme)=/.test(cookie))
      .map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
    expect(values.length).toBeGreaterThan(1);
    for (const secret of [password, email, ...values, 'asked-for', 'a-key-of-the-collector']) {
      expect(collector.text()).not.toContain(secret);
    }
  });

  it('assigns spans to their caller, also when a commit is shared', async () => {
    const { url } = await serve(watched());
    const send = (at: number) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: {
          ...{ traceparent: `00-${String(at).padStart(32, 'a')}-${String(at).padStart(16, 'b')}-00` },
          ...{ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        },
        body: JSON.stringify({ name: 'Bo', email: 'bo@example.dk', subject: `No. ${at}`, message: 'Hello' }),
      });
    const all = [...Array(8).keys()];
    expect((await Promise.all(all.map(send))).map(({ status }) => status)).toEqual(all.map(() => 201));
    const inserted = await waitFor(
      () => collector.spans().filter(({ name }) => name === 'INSERT inquiries'),
      ({ length }) => length === all.length,
    );
    expect(inserted.map(({ traceId }) => traceId).sort()).toEqual(all.map((at) => String(at).padStart(32, 'a')));
  });

  it('logs once that the collector is unreachable, and keeps serving', async () => {
    const { url, output } = await serve({
      ...{ ...watched(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
      OTEL_EXPORTER_OTLP_TIMEOUT: '100',
    });
    await fetch(`${url}/`, { headers: html });
    await waitFor(output, (text) => text.includes('could not be exported'));
    expect((await fetch(`${url}/`, { headers: html })).status).toBe(200);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL can only be http/json'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL'],
  ])('does not start with invalid settings: %j', async (env, sentence) => {
    await expect(serve({ ...watched(), ...env })).rejects.toThrow(sentence);
  });
});
