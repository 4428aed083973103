import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { ClamavSettings } from '../../../settings/settings.ts';

/** Terminates commands and replies. */
const NUL = '\0';

/** Longer than any signature's name and the text around it. */
const REPLY_MAX = 4096;

/** The file in clamd's INSTREAM format: chunks preceded by their length, terminated by an empty chunk. */
async function* stream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`zINSTREAM${NUL}`);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Sends bytes and returns the scanner's reply, within its timeout. */
async function ask({ socket: at, timeoutMs }: ClamavSettings, bytes: AsyncIterable<Buffer>): Promise<string> {
  const socket = connect(at);
  const timer = setTimeout(() => socket.destroy(new Error('The scanner did not respond in time')), timeoutMs);
  try {
    let reply = '';
    const response = (async () => {
      for await (const chunk of socket) {
        reply += String(chunk);
        if (reply.includes(NUL) || reply.length > REPLY_MAX) break;
      }
    })();
    const sending = (async () => {
      for await (const part of bytes) {
        // A scanner may reply and close before everything is sent.
        if (socket.writableEnded || socket.destroyed) return;
        if (!socket.write(part))
          await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), response]);
      }
    })();
    await Promise.all([response, sending]);
    return reply.split(NUL)[0]?.trim() ?? '';
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/**
 * Scans a file with ClamAV (clamd, INSTREAM).
 * @returns the name of the malware, or null
 * @throws if the scanner is unreachable, too slow, or its reply is not a verdict
 */
export async function scanFile(clamav: ClamavSettings, path: string): Promise<string | null> {
  const reply = await ask(clamav, stream(path));
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found) return found;
  if (reply === 'stream: OK') return null;
  throw new Error(`The scanner's reply is not a verdict: ${reply.slice(0, 200) || '(empty)'}`);
}

/** @throws if the scanner is unreachable, or is not ClamAV */
export async function pingScanner(clamav: ClamavSettings): Promise<void> {
  async function* ping() {
    yield Buffer.from(`zPING${NUL}`);
  }
  const reply = await ask(clamav, ping());
  if (reply !== 'PONG') throw new Error(`unexpected reply instead of PONG: ${reply.slice(0, 50) || '(empty)'}`);
}
