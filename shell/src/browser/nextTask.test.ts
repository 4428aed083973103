/** @jest-environment node */
import { nextTask } from './nextTask.ts';

describe('the next task', () => {
  it('runs after pending work of the page, and not in the same task', async () => {
    const done: string[] = [];
    const input = new MessageChannel();
    const received = new Promise<void>((resolve) => {
      input.port1.onmessage = () => {
        input.port1.close();
        done.push('an input');
        resolve();
      };
    });
    input.port2.postMessage(null);
    const next = nextTask().then(() => done.push('the next slice'));
    await Promise.resolve();
    expect(done).toEqual([]);
    await Promise.all([received, next]);
    expect(done).toEqual(['an input', 'the next slice']);
  });
});
