import { randomFillSync } from 'node:crypto';

const BYTES = 10;
/** Random bytes for many ids at once: asking for them is what costs. */
const pool = Buffer.alloc(BYTES * 400);
let used = pool.length;
let lastMs = 0;
let sequence = 0;

/**
 * A new UUID of version 7: it begins with the time, so that rows made one after another lie together, and is
 * made here and not by the database, so that a repeated insert is recognised.
 */
export function newId(now = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + BYTES);
  used += BYTES;
  if (now > lastMs) {
    lastMs = now;
    sequence = random.readUInt16BE(0) & 0x7ff;
  } else {
    // The 12 bits beside the time count up within a millisecond; when they are full, time is lent from the next.
    sequence += 1;
    if (sequence > 0xfff) {
      lastMs += 1;
      sequence = 0;
    }
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const rand = random.toString('hex', 2, 10);
  const variant = (0x8 | (random.readUInt8(2) & 0x3)).toString(16);
  const counter = sequence.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${rand.slice(1, 4)}-${rand.slice(4)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from outside has the form of an id at all. */
export const isId = (text: string): boolean => UUID.test(text);
