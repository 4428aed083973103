import { pathToFileURL } from 'node:url';
import { callByUrl } from '@skal/contracts/http/callIndex';
import { assetStates } from '@skal/shell-kit/mocks/assetStates.ts';
import type { MockUser } from '@skal/shell-kit/mocks/mocks.ts';
import { commonScenarios, type Scenario } from '@skal/shell-kit/mocks/scenarios.ts';
import type { ScreenState } from '@skal/shell-kit/mocks/states.ts';
import type { RequestHandler } from 'msw';
import { bundles } from '../webpack/bundles.ts';
import { hasMocks, MOCK_MODULES_WITH_STATES, mockFiles } from './mocksModule.ts';

interface Mocks {
  name: string;
  handlers: readonly RequestHandler[];
  scenarios: Readonly<Record<string, Scenario>>;
  screenStates: readonly ScreenState[];
  personas?: Readonly<Record<string, MockUser>>;
}

/** Loads the mocks of every remote, including the states that all remotes share. */
export async function loadAllMocks(): Promise<Mocks[]> {
  return Promise.all(
    bundles.filter(hasMocks).map(async (bundle) => {
      const files = mockFiles(bundle, MOCK_MODULES_WITH_STATES).map((file) => pathToFileURL(file).href);
      const modules: object[] = await Promise.all(files.map((file) => import(file)));
      const mocks = Object.assign(
        { name: bundle.name, handlers: [], scenarios: {}, screenStates: [] },
        ...modules,
      ) as Mocks;
      return { ...mocks, screenStates: [...mocks.screenStates, ...assetStates(mocks)] };
    }),
  );
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Lists every scenario, and per remote whether it has it or why not. */
function scenarioTable(mocks: readonly Mocks[]): string {
  const allNames = new Map<string, string>(commonScenarios);
  const names = new Set([...allNames.keys(), ...mocks.flatMap(({ scenarios }) => Object.keys(scenarios))]);
  const rows = [...names].map((name) => [
    `\`${name}\``,
    allNames.get(name) ?? '',
    ...mocks.map(({ scenarios: { [name]: scenario } }) =>
      typeof scenario === 'string' ? scenario : scenario ? 'yes' : '',
    ),
  ]);
  return tableOf(['scenario', 'what is different', ...mocks.map(({ name }) => name)], rows);
}

function stateTable({ name, screenStates }: Mocks): string {
  const rows = screenStates.map(
    ({ screen, name: state, path, persona, scenario = '', answers = [], files, version, expects }) => {
      const overrides = answers.map(
        ([{ method, path: endpointLabel }, other]) => `${other} for ${callByUrl(method, endpointLabel)?.name}`,
      );
      const { role, name: endpointLabel, text } = expects;
      const expectation = [role, endpointLabel && `“${endpointLabel}”`, text && `with “${text.slice(0, 80)}”`]
        .filter(Boolean)
        .join(' ');
      return [
        screen,
        state,
        `\`${path}\``,
        persona,
        [scenario, ...overrides, files && `files ${files}`, version].filter(Boolean).join(', '),
        expectation,
      ];
    },
  );
  return `### ${name}\n\n${tableOf(['screen', 'state', 'address', 'signed in', 'scenario', 'shows'], rows)}`;
}

/** Returns the scenarios and states of all remotes as Markdown tables. */
export async function qaTables(): Promise<string> {
  const mocks = await loadAllMocks();
  const states = mocks.filter((each) => each.screenStates.length > 0).map(stateTable);
  return ['## Scenarios', scenarioTable(mocks), '## States', ...states].join('\n\n');
}
