import type { BundleState, Summary } from '@skal/shell/server';

const number = (value: number): string => value.toLocaleString('en');
const time = (ms: number): string => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);

function pagesOf({ drawn, failed }: Summary): string {
  const total = drawn + failed;
  return `${number(failed)} of ${number(total)} pages failed (${((failed / total) * 100).toFixed(1)} %)`;
}

function vitalsOf({ vitals }: Summary): string {
  const measured = Object.entries(vitals).map(([name, value]) =>
    name === 'CLS' ? `${name} ${value.toFixed(2)}` : `${name} ${time(value)}`,
  );
  return measured.length > 0 ? `; three quarters below ${measured.join(', ')}` : '';
}

/** What browsers told of the versions that visitors have, and nothing of one of which they told nothing. */
export function rumLines({ live, canary, history }: BundleState, summaryFor: (version: string) => Summary): string[] {
  return [live, ...(canary ? [canary.version] : [])].flatMap((version) => {
    const summary = summaryFor(version);
    const { drawn, failed, loads, fallbacks, errors, messages } = summary;
    if (drawn + failed + loads + fallbacks + errors === 0) return [];
    const pages = drawn + failed > 0 ? `${pagesOf(summary)}, ` : '';
    const rest = `${number(loads)} did not load, ${number(fallbacks)} fell back, ${number(errors)} errors`;
    const commit = history.find((entry) => entry.version === version)?.commit;
    return [
      `  ${version}${commit ? ` (commit ${commit.slice(0, 10)})` : ''}, last 24 hours: ${pages}${rest}${vitalsOf(summary)}`,
      ...messages.map(({ message, times }) => `    ${number(times)} × ${message}`),
    ];
  });
}
