import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A test mail server that accepts and keeps every email. */
export interface TestSmtp {
  url: string;
  port: number;
  messages: string[];
  /** Ends the open connections; the next email uses a new one. */
  disconnect(): void;
  close(): Promise<void>;
}

interface SmtpOptions {
  host?: string;
  port?: number;
  /** Replaces the reply to a command. The greeting is the reply to `CONNECT`, and the reply to a complete email that to `.`. */
  reply?: (command: string) => string | undefined;
  /** Delay of each reply in milliseconds. */
  delayMs?: () => number;
}

/** Starts a test mail server. */
export async function startSmtp({
  host = '127.0.0.1',
  port = 0,
  reply = () => undefined,
  delayMs = () => 0,
}: SmtpOptions = {}): Promise<TestSmtp> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let buffer = '';
    let isInData = false;
    const send = (line: string) => {
      const pause = delayMs();
      // The client may have disconnected in the meantime.
      if (pause > 0) setTimeout(() => socket.destroyed || socket.write(`${line}\r\n`), pause);
      else socket.write(`${line}\r\n`);
    };
    send(reply('CONNECT') ?? '220 test ready');
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(isInData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (isInData ? 5 : 2));
        if (isInData) {
          messages.push(line);
          isInData = false;
          send(reply('.') ?? '250 taken');
          continue;
        }
        const customReply = reply(line);
        if (customReply) send(customReply);
        else if (/^DATA/i.test(line)) {
          isInData = true;
          send('354 go on');
        } else if (/^QUIT/i.test(line)) {
          send('221 bye');
          socket.end();
        } else send('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const boundPort = (server.address() as AddressInfo).port;
  return {
    url: `smtp://${host}:${boundPort}`,
    port: boundPort,
    messages,
    disconnect: hangUp,
    async close() {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
