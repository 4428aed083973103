/**
 * Somebody far away who takes one long answer after another, at the address and with the cookie of its arguments, until
 * its input ends; then it says how many bytes they were. It is a process of its own that gets what the processor has
 * left: a real one's browser takes nothing of the server's.
 */
import { setPriority } from 'node:os';

const LAST = 19;
const [url = '', cookie = ''] = process.argv.slice(2);
setPriority(LAST);

let isOver = false;
process.stdin.resume().once('end', () => {
  isOver = true;
});

let bytes = 0;
while (!isOver) {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  for await (const part of answer.body ?? []) bytes += part.length;
}
console.log(bytes);
