import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../webpack/bundles.ts';
import { readTemplate } from '../remote/template.ts';
import { CodeFiles, CreateCodeError, type CreateCodeOptions, spellingsOf, templateWordsOf } from './codeFiles.ts';

export interface EndpointOptions extends CreateCodeOptions {
  readonly method: 'get' | 'post';
  readonly access: string;
  /** Folder of packages/contracts/src for the contract of a new module. */
  readonly group?: string;
}

const CONTRACTS = 'packages/contracts/src';
const GROUPS = [
  'account',
  'analytics',
  'app',
  'client',
  'content',
  'finance',
  'integration',
  'operations',
  'push',
  'support',
];

/** Contract file of a module. @throws CreateCodeError if the module is new and its folder is missing or unknown */
function contractFile(module: string, group: string | undefined): string {
  const [found] = globSync(`${CONTRACTS}/*/${module}.ts`, { cwd: ROOT });
  if (found) return found.replaceAll('\\', '/');
  if (group && GROUPS.includes(group)) return `${CONTRACTS}/${group}/${module}.ts`;
  throw new CreateCodeError(`No contract is named ${module}: add --group with one of ${GROUPS.join(', ')}`);
}

/** Code of an endpoint of a module, which is created if there is none. */
export function createEndpointFiles(moduleName: string, endpointName: string, options: EndpointOptions): CodeFiles {
  const { method, access, group } = options;
  const [module, action] = [spellingsOf(moduleName), spellingsOf(endpointName)];
  const contract = contractFile(module.camel, group);
  const folder = contract.split('/').at(-2);
  const isOperator = access === 'admin' || access === 'owner';
  const words = {
    ...(isOperator && { '/api/guest-book': '/api/admin/guest-book', 'client as caller': 'admin as caller' }),
    ...(access === 'client' && { 'guestBook = {\n};': `${module.camel} = withPermission(['Settings'], {\n});` }),
    ...{ "'client'": `'${access}'`, 'src/support/': `src/${folder}/`, 'contracts/support/': `contracts/${folder}/` },
    ...{ signPage: action.camel, SignPage: action.pascal, 'sign-page': action.slug, ...templateWordsOf(module) },
  };
  const api = `api/src/modules/${module.camel}`;
  const routes = `${api}/${module.camel}.routes.ts`;
  const files = new CodeFiles();
  if (!existsSync(join(ROOT, contract)) && !existsSync(join(ROOT, api))) {
    for (const [path, text] of readTemplate('codeTemplates/endpoint/module', words)) {
      files.create(path.replace(/\.txt$/, ''), text);
    }
    if (access === 'client') files.import(contract, 'withPermission', '../http/permission.ts');
  }
  if (new RegExp(`^ {2}${action.camel}: `, 'm').test(files.read(contract))) {
    throw new CreateCodeError(`${contract} has ${module.camel}.${action.camel} already: choose another name`);
  }
  const parts = readTemplate(`codeTemplates/endpoint/${method}`, words);
  const readPart = (name: string) => parts.get(`${name}.txt`) ?? '';
  files.import(contract, 'reply', '../http/endpoint.ts');
  if (method === 'post') {
    files.import(contract, 'object', 'yup');
    files.import(contract, 'requiredLine', '../fields/text.ts');
  }
  files.insertAfter(contract, /^(?:import [^;]*;\n)+/gm, readPart('types'));
  files.insertAfter(
    contract,
    new RegExp(`^export const ${module.camel} = (?:with.*, )?\\{\\n`, 'gm'),
    readPart('entry'),
  );
  files.import(routes, module.camel, `@skal/contracts/${folder}/${module.camel}`);
  files.insertAfter(routes, /^ +return \[\n/gm, readPart('route'));
  files.create(`${api}/${action.camel}${module.pascal}.test.ts`, readPart('test'));
  return files;
}

/** Creates an endpoint. @returns the files, and what is left to do */
export const createEndpoint = (module: string, name: string, options: EndpointOptions): string =>
  createEndpointFiles(module, name, options).write(options, [
    'Replace the sample field, the path and the reply in contract, route and test',
    ...(options.access === 'client' ? ['Choose the permission that staff need, in the contract'] : []),
    'npm run generate -- openapi',
    'npx jest --selectProjects contracts -u',
    ...(options.method === 'post'
      ? ['A step in packages/contracts/src/testing, and a successful call in api/src/testing/validCalls']
      : []),
    'Hook, mock and states of the remote that calls it: docs/how-to/endpoint.md',
  ]);
