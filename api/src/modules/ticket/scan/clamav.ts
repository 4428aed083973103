import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { ClamavSettings } from '../../../settings/settings.ts';

/** The end of what a scanner says, and of a command to it. */
const NUL = '\0';

/** Longer than any signature's name and the words around it. */
const REPLY_MAX = 4096;

/** The file as ClamAV takes it: pieces with their length before them, and one of no length at the end. */
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

/** Sends bytes, and answers with what is said of them, within the time that the scanner has. */
async function ask({ socket: at, timeoutMs }: ClamavSettings, bytes: AsyncIterable<Buffer>): Promise<string> {
  const socket = connect(at);
  const late = setTimeout(() => socket.destroy(new Error('The scanner did not answer in time')), timeoutMs);
  try {
    let reply = '';
    const heard = (async () => {
      for await (const chunk of socket) {
        reply += String(chunk);
        if (reply.includes(NUL) || reply.length > REPLY_MAX) break;
      }
    })();
    const said = (async () => {
      for await (const part of bytes) {
        // A scanner that has heard enough answers and closes, before all of it is sent.
        if (socket.writableEnded || socket.destroyed) return;
        if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), heard]);
      }
    })();
    await Promise.all([heard, said]);
    return reply.split(NUL)[0]?.trim() ?? '';
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

/**
 * Has a file looked at by ClamAV (clamd, INSTREAM).
 * @returns the name of what was found, or null
 * @throws when the scanner is out of reach, too slow, or does not say
 */
export async function scanFile(place: ClamavSettings, path: string): Promise<string | null> {
  const reply = await ask(place, stream(path));
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found) return found;
  if (reply === 'stream: OK') return null;
  throw new Error(`The scanner does not say whether a file is clean: ${reply.slice(0, 200) || 'nothing'}`);
}

/** @throws when the scanner is out of reach, or is none */
export async function pingScanner(place: ClamavSettings): Promise<void> {
  async function* ping() {
    yield Buffer.from(`zPING${NUL}`);
  }
  const reply = await ask(place, ping());
  if (reply !== 'PONG') throw new Error(`what answers is no ClamAV: ${reply.slice(0, 50) || 'nothing'}`);
}
