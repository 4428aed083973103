import { type BundleState, comparedIn } from '@skal/shell/server/registryState.ts';
import type { Summary } from '@skal/shell/server/rum/summary.ts';

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

/** What browsers told of each version that is compared, and nothing of one of which they told nothing. */
export function rumLines(state: BundleState, summaryFor: (version: string) => Summary | undefined): string[] {
  const served = [state.live, state.canary?.version];
  return comparedIn(state).flatMap((version) => {
    const summary = summaryFor(version);
    if (!summary) return [];
    const { drawn, failed, loads, fallbacks, errors, messages } = summary;
    if (drawn + failed + loads + fallbacks + errors === 0) return [];
    const commit = state.history.find((entry) => entry.version === version)?.commit;
    const what = `${version}${commit ? ` (commit ${commit.slice(0, 10)})` : ''}`;
    const day = served.includes(version) ? 'last 24 hours' : 'the one before, its last 24 hours';
    const pages = drawn + failed > 0 ? `${pagesOf(summary)}, ` : '';
    const rest = `${number(loads)} did not load, ${number(fallbacks)} fell back, ${number(errors)} errors`;
    return [
      `  ${what}, ${day}: ${pages}${rest}${vitalsOf(summary)}`,
      ...messages.map(({ message, times }) => `    ${number(times)} × ${message}`),
    ];
  });
}
