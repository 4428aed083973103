import { readTemplate } from '../remote/template.ts';
import { CodeFiles, CreateCodeError, type CreateCodeOptions, spellingsOf, templateWordsOf } from './codeFiles.ts';

export interface SectionOptions extends CreateCodeOptions {
  /** Id of the section before it in the sidebar. */
  readonly after: string;
}

const TABLE = 'mfe-portal/src/sections/sections.ts';

/** Code of a section, in the folder and the sidebar group of the section before it. */
export function createSectionFiles(id: string, { after }: SectionOptions): CodeFiles {
  const name = spellingsOf(id);
  const files = new CodeFiles();
  const table = files.read(TABLE);
  if (table.includes(`id: '${name.slug}'`)) {
    throw new CreateCodeError(`${TABLE} has a section ${name.slug} already: choose another id`);
  }
  const entry = new RegExp(`^ {4}\\{\\n {6}id: '${after}',(?:.|\\n)*?'\\./(\\w+)/(?:.|\\n)*?\\n {4}\\},\\n`, 'gm');
  const folder = [...table.matchAll(entry)][0]?.[1];
  if (!folder) throw new CreateCodeError(`${TABLE} has no section '${after}' for --after`);
  for (const [path, text] of readTemplate('codeTemplates/section', {
    ...{ 'sections/account': `sections/${folder}`, './account/': `./${folder}/`, ...templateWordsOf(name) },
  })) {
    if (path === 'entry.txt') files.insertAfter(TABLE, entry, text);
    else files.create(path.replace(/\.txt$/, ''), text);
  }
  files.import(TABLE, 'FileTextIcon', '@skal/shared-ui');
  return files;
}

/** Creates a section of the portal. @returns the files, and what is left to do */
export const createSection = (id: string, options: SectionOptions): string =>
  createSectionFiles(id, options).write(options, [
    'Icon, copy and content; `feature` or `overlay` in sections.ts',
    'The texts: `npx lingui extract`, and the Danish ones in mfe-portal/locales/da.po (docs/how-to/translate.md)',
    'The requirement in facts.json, and the title in mfe-portal/src/sections/sections.test.ts',
    'Handlers, scenarios and states in mfe-portal/src/mocks; audits: docs/how-to/section.md',
  ]);
