import { type Command, Option } from 'commander';
import { type Output, printResult, UsageError } from './runCli.ts';

/** A bundle to release: one that was published before has a version; others are built. */
export interface BundleSpec {
  name: string;
  version?: string;
}

export type ReleaseCommand =
  | { type: 'publish'; bundles: readonly BundleSpec[]; canary: number | null; browserGate: boolean }
  | { type: 'promote' | 'abort' | 'rollback' | 'history'; name: string; version: string | null }
  | { type: 'status'; name: string | null }
  | { type: 'prune'; remove: boolean };

/**
 * A command with the options of all commands. `site` is the address of a running site, or null for the site of this machine.
 * A dry run needs this machine's site and published versions.
 */
export type ReleaseCommandLine = ReleaseCommand & { note: string | null; site: URL | null; dryRun?: boolean };

interface Options {
  site?: URL;
  note?: string;
  dryRun?: boolean;
  canary?: number;
  percent?: number;
  skipBrowserGate?: boolean;
  toVersion?: string;
  yes?: boolean;
}

interface ReleaseCommands {
  /** Builds bundles, and reaches sites by their addresses. The image of production does neither. */
  canBuild: boolean;
  /** The only bundle of a project, which need not be named. */
  bundle?: string;
}

/** Parses the address of a site. A token is sent encrypted, or stays on this machine. @throws UsageError */
export function parseSiteUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError('It must be the address of a site.');
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isHere) throw new UsageError('Secrets are sent over https only.');
  return url;
}

/** Parses `name`, `name version` and `name@version`, any number of them. */
export function parseBundles(words: readonly string[]): BundleSpec[] {
  const bundles: BundleSpec[] = [];
  for (const word of words) {
    const last = bundles.at(-1);
    const [name = '', version] = word.split('@');
    if (last && !last.version && /^\d/.test(word)) last.version = word;
    else bundles.push({ name, ...(version && { version }) });
  }
  return bundles;
}

function parsePercent(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new UsageError('It must be a percentage of the visitors, such as 5.');
}

/**
 * Adds the group `release`. `skal release <bundle>` is short for `skal release publish <bundle>`.
 * @param run executes a command and returns what to print
 */
export function addReleaseCommands(
  program: Command,
  run: (command: ReleaseCommandLine) => Promise<Output>,
  { canBuild, bundle: only }: ReleaseCommands,
): Command {
  const release = program.command('release').description('Publish, activate and roll back bundles');
  const execute = (command: ReleaseCommand, { site, note, dryRun }: Options) =>
    run({ ...command, site: site ?? null, note: note ?? null, ...(dryRun && { dryRun }) });
  const add = (name: string, description: string) => {
    const command = release.command(name, { isDefault: name === 'publish' }).description(description);
    return canBuild
      ? command.option(
          '--to, --site <url>',
          `run on this site, with the team token SKAL_RELEASE_TOKEN${only ? '' : ' (default: the site of SKAL_DATA_DIR)'}`,
          parseSiteUrl,
        )
      : command;
  };
  const addChange = (name: string, description: string) => {
    const command = add(name, description).option('--note <text>', 'note for the history');
    // Another site checks a change when it makes it.
    return only
      ? command
      : command.addOption(
          new Option('--dry-run', 'only check the change, and print what it would do').conflicts('site'),
        );
  };
  const one = only ? '[bundle]' : '<bundle>';

  const publish = (words: string[], options: Options) => {
    const bundles = parseBundles(words.length === 0 && only ? [only] : words);
    const canary = options.canary ?? options.percent ?? null;
    if (bundles.length === 0) throw new UsageError('Name a bundle.');
    if (canary !== null && bundles.length !== 1) throw new UsageError('A canary is one bundle.');
    if (options.dryRun && bundles.some(({ version }) => !version))
      throw new UsageError('A dry run builds nothing: give <bundle>@<version>.');
    return execute({ type: 'publish', bundles, canary, browserGate: !options.skipBrowserGate }, options);
  };
  const publishVersion = (words: string[], options: Options) => {
    const unknown = parseBundles(words).find(({ version }) => !version);
    if (unknown) throw new UsageError(`Which version of ${unknown.name}? Give ${unknown.name}@<version>.`);
    return publish(words, options);
  };

  if (canBuild) {
    addChange('publish', 'Build bundles, check their pages in a browser and activate them')
      .argument('[bundles...]', 'bundles; <bundle>@<version> activates a published version without building')
      .option('--canary <percent>', 'activate for this percentage of visitors only', parsePercent)
      .option('--without-browser, --skip-browser-gate', 'skip the check in a browser')
      .action(printResult(publish));
  }
  addChange('activate', 'Activate published versions in one change')
    .argument('<bundle@version...>', 'bundles with their versions')
    .action(printResult(publishVersion));
  addChange('canary', `Activate a ${canBuild ? 'new or ' : ''}published version for a percentage of visitors`)
    .argument(canBuild ? one : '<bundle@version>', 'bundle, with its version if it is published')
    .addOption(
      new Option('--percent <percent>', 'percentage of visitors').argParser(parsePercent).makeOptionMandatory(),
    )
    .action(
      printResult((word, options: Options) => (canBuild ? publish : publishVersion)(word ? [word] : [], options)),
    );
  const addOne = (type: 'promote' | 'abort' | 'rollback', description: string) =>
    addChange(type, description)
      .argument(one)
      .action(
        printResult((name: string, options: Options) =>
          execute({ type, name: name ?? only, version: options.toVersion ?? null }, options),
        ),
      );
  addOne('promote', 'Activate the canary of a bundle for all visitors');
  addOne('abort', 'End the canary of a bundle');
  addOne('rollback', 'Activate the previous version of a bundle').option(
    '--version, --to-version <version>',
    'activate this version instead of the previous one',
  );
  add('status', 'Show the live versions, and their browser reports (RUM) of the last day')
    .argument('[bundle]')
    .option('--json', 'print JSON')
    .action(
      printResult((name: string, options: Options) => execute({ type: 'status', name: name ?? only ?? null }, options)),
    );
  add('history', 'Show the history of a bundle, newest first')
    .argument(one)
    .option('--json', 'print JSON')
    .action(
      printResult((name: string, options: Options) =>
        execute({ type: 'history', name: name ?? only, version: null }, options),
      ),
    );
  if (only) return release;
  release
    .command('prune')
    .description(
      'List unused releases: not live, canary or previous, and replaced 30 days ago. A site deletes them daily',
    )
    .option('--yes', 'delete them')
    .addOption(new Option('--dry-run', 'only list them (default)').conflicts('yes'))
    .action(printResult(({ yes = false }: Options) => execute({ type: 'prune', remove: yes }, {})));
  return release;
}
