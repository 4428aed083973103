import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../webpack/bundles.ts';
import { type TemplateWords, writeFiles } from '../remote/template.ts';

/** Code that cannot be created, with the reason in a sentence. */
export class CreateCodeError extends Error {
  override name = 'CreateCodeError';
}

export interface CreateCodeOptions {
  readonly dryRun?: boolean;
}

/** Converts a name to its spellings: `giftCard`, `GiftCard`, `gift-card`, `gift_card`, `Gift Card`. */
export function spellingsOf(name: string) {
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new CreateCodeError(`'${name}' is not a name: letters and digits, such as giftCard or gift-card`);
  }
  const words = name
    .replace(/[A-Z]/g, '-$&')
    .toLowerCase()
    .split('-')
    .filter((word) => word !== '');
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = capitalized.join('');
  return {
    ...{ camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal },
    ...{ slug: words.join('-'), snake: words.join('_'), title: capitalized.join(' ') },
  };
}

/** Replaces the template's name `guest-book` in every spelling. */
export const templateWordsOf = ({ camel, pascal, slug, title }: ReturnType<typeof spellingsOf>): TemplateWords => ({
  ...{ guestBook: camel, GuestBook: pascal, 'guest-book': slug, 'Guest Book': title },
});

/** The files that a command creates and changes, in memory until `write`. */
export class CodeFiles {
  readonly #created = new Map<string, string>();
  readonly #changed = new Map<string, string>();

  /** Adds a new file. @throws CreateCodeError if there is a file of that name */
  create(path: string, text: string): void {
    if (existsSync(join(ROOT, path))) throw new CreateCodeError(`${path} exists already: choose another name`);
    this.#created.set(path, text);
  }

  /** Reads a file of the repository or a created one. @throws CreateCodeError if there is none */
  read(path: string): string {
    const text = this.#created.get(path) ?? this.#changed.get(path);
    if (text !== undefined) return text;
    if (!existsSync(join(ROOT, path))) {
      throw new CreateCodeError(`There is no ${path} to add to: write the code by hand (docs/how-to)`);
    }
    return readFileSync(join(ROOT, path), 'utf8');
  }

  /**
   * Inserts text behind a place in a file.
   * @param anchor with the flag `g`
   * @throws CreateCodeError unless the anchor matches exactly once
   */
  insertAfter(path: string, anchor: RegExp, added: string): void {
    const text = this.read(path);
    const [match, another] = [...text.matchAll(anchor)];
    if (!match || another) {
      throw new CreateCodeError(`${path} must match ${anchor} once: add the code by hand (docs/how-to)`);
    }
    const end = match.index + match[0].length;
    (this.#created.has(path) ? this.#created : this.#changed).set(path, text.slice(0, end) + added + text.slice(end));
  }

  /** Imports a name, unless the file does already. */
  import(path: string, name: string, from: string): void {
    const existing = new RegExp(`^import \\{(?=([^}]*)\\} from '${from}';)`, 'gm');
    const [match] = this.read(path).matchAll(existing);
    if (new RegExp(`\\b${name}\\b`).test(match?.[1] ?? '')) return;
    if (match) this.insertAfter(path, existing, ` ${name},`);
    else this.insertAfter(path, /^(?=import )/g, `import { ${name} } from '${from}';\n`);
  }

  /** Formats every file and sorts its imports. @returns texts by path */
  formatted(): Map<string, string> {
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    return new Map(
      [...this.#created, ...this.#changed].map(([path, input]) => {
        const args = [biome, 'check', '--write', '--linter-enabled=false', `--stdin-file-path=${path}`];
        const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' });
        if (status !== 0) throw new CreateCodeError(`${path} could not be formatted: ${stderr}`);
        return [path, stdout];
      }),
    );
  }

  /** Writes the files. @returns what to print: the files, or with `dryRun` their new lines, and what is left to do */
  write({ dryRun }: CreateCodeOptions, next: readonly string[]): string {
    const files = this.formatted();
    const printed = [...files].map(([path, text]) => {
      const before = new Set(this.#changed.has(path) ? readFileSync(join(ROOT, path), 'utf8').split('\n') : []);
      const lines = text.split('\n').filter((line) => !before.has(line));
      return `  ${path}${dryRun ? lines.map((line) => `\n${`    ${line}`.trimEnd()}`).join('') : ''}`;
    });
    if (!dryRun) {
      writeFiles(ROOT, new Map([...files].filter(([path]) => this.#created.has(path))));
      for (const path of this.#changed.keys()) writeFileSync(join(ROOT, path), files.get(path) ?? '');
    }
    return [...printed, '', 'Left to do:', ...next.map((step) => `  - ${step}`)].join('\n');
  }
}
