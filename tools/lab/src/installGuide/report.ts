/** Renders the section of docs/reference/results.md about the install guide. */
import { describeMachine } from '@skal/tooling/src/machineInfo.ts';
import type { GuideResult } from './runGuide.ts';

export const GUIDE_HEADING = 'Install guide';

interface ReportInput extends GuideResult {
  /** What the machine says that it is. */
  debian: string;
  /** The command that failed, with its output; null if all were executed. */
  stopped: string | null;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function renderReport({ walked, found, debian, stopped }: ReportInput, day: Date): string {
  const wrong = found.filter(({ good }) => !good);
  const passed =
    wrong.length === 0
      ? `All ${found.length} checks passed.`
      : `Failed: ${wrong.map(({ about }) => about).join(', ')}.`;
  const verdict = stopped === null ? passed : `It stopped early. ${passed}\n\n\`\`\`\n${stopped}\n\`\`\``;
  const seconds = new Map<string, number>();
  for (const { step, seconds: took } of walked) seconds.set(step, (seconds.get(step) ?? 0) + took);
  const steps = [...seconds].map(([step, took]) => `${step} ${took.toFixed(0)} s`);
  const checks = found.map(({ about, good, says }) => `| ${about} | ${good ? 'passed' : 'FAILED'} | ${cell(says)} |`);
  return `\`skal test install-guide\` executes each command of [First server](../tutorial/first-server.md) on an empty Debian 12 booted in
namespaces, with Let's Encrypt (Pebble), a mail server, the repository and visitors in another network: step 7 with Caddy, then with nginx
(ADR-0035). It does not test a firewall, DNS delays, the limits of Let's Encrypt or the loss of a disk.

${day.toISOString().slice(0, 10)}, ${debian} in namespaces, ${describeMachine()}. ${verdict}

${steps.join(', ')}.

| check | result | detail |
| --- | --- | --- |
${checks.join('\n')}`;
}
