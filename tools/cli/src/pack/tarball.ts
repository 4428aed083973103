import { gzipSync } from 'node:zlib';

const BLOCK = 512;
/** The same for every file: an archive hangs on nothing but what is in it. */
const MODE = '0000644';
const PROGRAM = '0000755';
const LONGEST = 100;

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

/** The head of a file in an archive, as POSIX describes it. */
function headOf(path: string, bytes: number): Buffer {
  if (Buffer.byteLength(path) > LONGEST) throw new Error(`${path} is too long a name for an archive`);
  const head = Buffer.alloc(BLOCK);
  const write = (text: string, at: number) => head.write(text, at, 'ascii');
  head.write(path, 0, 'utf8');
  write(path.endsWith('.mjs') ? PROGRAM : MODE, 100);
  write('0000000', 108);
  write('0000000', 116);
  write(bytes.toString(8).padStart(11, '0'), 124);
  write('00000000000', 136);
  write('        ', 148);
  write('0', 156);
  write('ustar\x0000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

/** The archive of a package as npm takes it: the same files are the same bytes, on every machine and at any time. */
export function tarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const inOrder = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const blocks = inOrder.flatMap(([name, body]) => [
    headOf(`package/${name}`, body.length),
    body,
    padding(body.length),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}
