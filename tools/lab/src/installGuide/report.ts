/** Renders docs/first-server-walk.md. */
import { describeMachine } from '@skal/tooling/src/machineInfo.ts';
import type { GuideResult } from './runGuide.ts';

export const REPORT_FILE = 'docs/first-server-walk.md';

interface ReportInput extends GuideResult {
  /** Name and version of the operating system. */
  debian: string;
  /** The failed command with its output; null when all commands succeeded. */
  stopped: string | null;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function renderReport({ walked, found, debian, stopped }: ReportInput, day: Date): string {
  const wrong = found.filter(({ good }) => !good);
  const held = wrong.length === 0 ? 'Everything held.' : `Did not hold: ${wrong.map(({ about }) => about).join(', ')}.`;
  const verdict =
    stopped === null ? held : `It stopped before the end of the page. ${held}\n\n\`\`\`\n${stopped}\n\`\`\``;
  const steps = walked.map(({ step, lines, seconds }) => `| ${step} | ${lines} | ${seconds.toFixed(0)} s |`);
  const things = found.map(({ about, good, says }) => `| ${about} | ${good ? 'yes' : 'no'} | ${cell(says)} |`);
  return `# From an empty server to a site, walked

What \`skal test install-guide\` found: it takes each command of [From an empty server to a site](first-server.md) out of that page, in
its order, and types it into root's shell on an empty Debian 12 that its own systemd has booted, in namespaces of this machine. Of
the page nothing is changed but the name of the site and the address of the repository; what somebody does in an editor is the name
of a mail server without a password. Around it is a world of its own, in another network: Pebble at the addresses of Let's Encrypt,
which looks at the site before it signs; a mail server that takes mails by STARTTLS alone; the repository; and visitors. Step 7 is
walked with Caddy, and then with nginx. ([0035](decisions/0035-lab-environments.md))

Run on ${day.toISOString().slice(0, 10)}: ${debian} in namespaces, on ${describeMachine()}. ${verdict}

| step | lines | took |
| --- | --- | --- |
${steps.join('\n')}

| looked at | held | what was found |
| --- | --- | --- |
${things.join('\n')}

What a walk on one machine cannot show: a firewall, how long a new name takes to be known, Let's Encrypt's own limits, and a
disk that is lost.
`;
}
