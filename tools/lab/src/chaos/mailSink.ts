/** An SMTP server that records the recipient and the Message-ID of each mail. */
import { startSmtp } from '@skal/jest/servers/smtp.ts';
import { addressOf } from './machines.ts';

const READ_MS = 250;

export interface MailSink {
  /** The number of deliveries by Message-ID. */
  readonly times: ReadonlyMap<string, number>;
  /** The addresses that received a mail. */
  readonly recipients: ReadonlySet<string>;
  /** Counts the mails so far. */
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
  // Counted mails are not kept in memory.
  setInterval(read, READ_MS).unref();
  return { times, recipients, read };
}
