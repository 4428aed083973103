/** Takes every mail and keeps of each who it is for, and its id. */
import { startSmtp } from '@skal/tooling/src/testing/smtp.ts';
import { addressOf } from './machines.ts';

const READ_MS = 250;

export interface MailSink {
  /** How often each mail came, by its Message-ID. */
  readonly times: ReadonlyMap<string, number>;
  /** The addresses that got one. */
  readonly recipients: ReadonlySet<string>;
  /** Counts what has come until now. */
  read(): void;
}

export async function startMailSink(): Promise<MailSink> {
  const times = new Map<string, number>();
  const recipients = new Set<string>();
  const smtp = await startSmtp({ host: addressOf('mail'), port: 1025 });
  const read = () => {
    for (const message of smtp.messages.splice(0)) {
      const id = /^Message-ID: (.+)$/im.exec(message)?.[1] ?? '';
      times.set(id, (times.get(id) ?? 0) + 1);
      const to = /^To: .*?([^\s<>]+@[^\s<>]+)/im.exec(message)?.[1] ?? '';
      recipients.add(to);
    }
  };
  // What is counted need not be kept.
  setInterval(read, READ_MS).unref();
  return { times, recipients, read };
}
