/** @jest-environment node */
import { nextTask } from './nextTask.ts';

describe('the next task', () => {
  it('runs after pending work of the page, and not in the same task', async () => {
    const done: string[] = [];
    const tap = new MessageChannel();
    const heard = new Promise<void>((resolve) => {
      tap.port1.onmessage = () => {
        tap.port1.close();
        done.push('a tap');
        resolve();
      };
    });
    tap.port2.postMessage(null);
    const next = nextTask().then(() => done.push('the next slice'));
    await Promise.resolve();
    expect(done).toEqual([]);
    await Promise.all([heard, next]);
    expect(done).toEqual(['a tap', 'the next slice']);
  });
});
