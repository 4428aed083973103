import { fileURLToPath } from 'node:url';
import { blankImage, imagesWithMetadata } from '../../../testing/fixtures/images.ts';
import { client, live } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PNG, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { ImageProcessor } from './ImageProcessor.ts';

describe('rejected images', () => {
  let api: TestApi;
  let uploads: TestUploads;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    uploads = openTestUploads(api, await api.signIn(client.email, client.password));
  });
  afterEach(async () => {
    await api.execute('DELETE FROM tickets');
    for (const name of uploads.listStored()) await api.internals.dependencies.uploads.remove(name);
  });
  afterAll(() => api.close());

  const send = async (name: string, picture: Uint8Array) => {
    const uploadPath = await uploads.announce(name);
    return { ...uploadPath, answer: await uploads.send(uploadPath.path, picture) };
  };
  const bounds = () => api.settings.images;
  /** Runs `work` with these image processors. */
  const processWith = async <T>(images: ImageProcessor, work: () => Promise<T>): Promise<T> => {
    const { images: usual } = api.internals.dependencies;
    Object.assign(api.internals.dependencies, { images: images });
    try {
      return await work();
    } finally {
      Object.assign(api.internals.dependencies, { images: usual });
      images.close();
    }
  };
  const expectNothing = async (ticketId: unknown) => {
    expect([uploads.listStored(), uploads.tempFiles()]).toEqual([[], []]);
    expect(await uploads.findFiles(ticketId)).toMatchObject([{ state: 'announced', thumbnail: null }]);
  };

  it.each([
    ['a truncated PNG', 'a.png', async () => PNG.subarray(0, 60)],
    ['a truncated JPEG', 'a.jpg', async () => (await imagesWithMetadata.jpeg()).subarray(0, 400)],
    ['the signature of a GIF', 'a.gif', async () => Buffer.from('GIF89a and the rest')],
  ])('L15: rejects %s with a message, and stores nothing', async (_, name, make) => {
    const { answer, ticketId } = await send(name, await make());
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'This image cannot be opened. Please save it again and attach it once more.',
    ]);
    await expectNothing(ticketId);
  });

  it('5.2.6: rejects a hundred million pixels in a few bytes before decoding them', async () => {
    const bomb = await blankImage(10_000, 10_000);
    expect(bomb.length).toBeLessThan(300_000);
    const { answer, ticketId } = await send('a.png', bomb);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'This image has too many pixels. Please attach a smaller one, for example a screenshot of it.',
    ]);
    await expectNothing(ticketId);
  });

  it.each([
    ['more memory', { memoryBytes: 1 }, /^This image is too large to be opened\./],
    ['more time', { timeoutMs: 1 }, /^This image takes too long to process\./],
  ])('15.2.2: gives up an image that takes %s than allowed, with a message', async (_, less, message) => {
    const images = new ImageProcessor({ ...bounds(), ...less });
    const { answer, ticketId } = await processWith(images, () => send('a.png', PNG));
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(message)]);
    await expectNothing(ticketId);
  });

  it.each([
    ['is killed', 'crash.child.ts', /exited with SIGKILL/],
    ['does not start', 'missing.child.ts', /exited with 1: .*missing/],
  ])('answers a retryable error and logs it if a worker %s', async (_, file, message) => {
    const worker = fileURLToPath(new URL(`../../../testing/processes/${file}`, import.meta.url));
    const { answer, path, ticketId } = await processWith(new ImageProcessor(bounds(), worker), () =>
      send('a.png', PNG),
    );
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const logEntry = api.log.findLast(({ msg }) => msg === 'upload not stored');
    expect(logEntry).toMatchObject({ message: expect.stringMatching(message) });
    await expectNothing(ticketId);
    expect((await uploads.send(path, PNG)).status).toBe(200);
  });

  it('15.2.2: answers 503 if the queue is full or the wait too long', async () => {
    const task = { kind: 'png', from: 'none', files: [] } as const;
    const few = new ImageProcessor({ ...bounds(), timeoutMs: 1, queueLength: 1 });
    const ends = await Promise.allSettled(['a', 'b', 'c'].map((owner) => few.process(task, owner)));
    expect(ends.map((end) => end.status === 'rejected' && (end.reason.fault ?? end.reason.status))).toEqual([
      'time',
      503,
      503,
    ]);
  });

  it('15.2.2: limits the queue places per client, so ten large images of one block no other', async () => {
    const large = await blankImage(5_000, 4_000);
    const other = openTestUploads(api, await api.signIn(live.email, live.password));
    const otherPath = await other.announce('theirs.png');
    const paths: string[] = [];
    for (let number = 0; number < 10; number += 1) paths.push((await uploads.announce(`${number}.png`)).path);
    await processWith(new ImageProcessor({ ...bounds(), timeoutMs: 120_000 }), async () => {
      const sent = paths.map((path) => uploads.send(path, large));
      // A rejected image shows that the queue is full.
      const rejected = sent.map(async (one) =>
        (await one).status === 503 ? true : Promise.reject(new Error('taken')),
      );
      await Promise.any(rejected);
      expect((await other.send(otherPath.path, PNG)).status).toBe(200);
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([...Array(3).fill(200), ...Array(7).fill(503)]);
    });
  });

  it('2.4.1: counts an image that cannot be processed against the daily quota', async () => {
    const used = async () =>
      Number((await api.rows<{ n: number }>("SELECT SUM(used) AS n FROM quotas WHERE id LIKE 'uploadBytes/%'"))[0]?.n);
    const before = await used();
    const bomb = await blankImage(10_000, 10_000);
    expect((await send('a.png', bomb)).answer.status).toBe(400);
    expect((await used()) - before).toBe(bomb.length);
  });

  it('starts no image after closing', async () => {
    const task = { kind: 'png', from: 'none', files: [] } as const;
    const images = new ImageProcessor(bounds());
    const ends = Promise.allSettled([images.process(task, 'a'), images.process(task, 'b')]);
    images.close();
    expect((await ends).map((end) => end.status === 'rejected' && end.reason.status)).toEqual([503, 503]);
  });
});
