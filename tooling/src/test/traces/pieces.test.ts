import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { piecesOf, servedAt } from './pieces.ts';

let root: string;
let drawn: unknown;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A build as webpack leaves it: two sections, the second of which has this hash and this content. */
const build = ({
  remote = 'mfe-small',
  hash = 'aaaaaaaa',
  version = '0.1.0-1111111111',
  text = 'a menu',
  access = 'client',
} = {}) => {
  rmSync(join(root, remote), { recursive: true, force: true });
  const dist = `${remote}/dist/production`;
  write(`${dist}/public/remoteEntry.js`, `load({ menu: "${hash}", bar: "bbbbbbbb" }, "${version}")`);
  write(`${dist}/public/Menu.${hash}.js`, `draw("${text}") //# sourceMappingURL=Menu.${hash}.js.map`);
  write(`${dist}/public/Menu.${hash}.js.br`, text);
  write(`${dist}/public/Bar.bbbbbbbb.js`, 'draw("a bar", 20261127)');
  drawn = { html: `<p>${text}</p><img src="/r/mfe-small/${version}/hero.${hash}.webp">` };
  const facts = { bytes: { 'Menu.js': text.length }, integrity: `sha256-${hash}=`, builtAt: text, inputs: hash };
  const routes = [{ path: '/menu', access, preload: [`Menu.${hash}.js`] }];
  write(`${dist}/release.json`, JSON.stringify({ name: remote, version, routes, ...facts }));
};
/** The server draws the words of the menu on the page of that name. */
const pieces = () => piecesOf(root, async () => ({ '/menu': drawn, '/bar': 'a bar' }));
const differing = async (before: Readonly<Record<string, string>>) =>
  Object.entries(await pieces()).flatMap(([name, hash]) => (before[name] === hash ? [] : [name]));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skal-pieces-'));
  build();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the pieces of a build', () => {
  it('are its files by names that stay, and what the release says of itself', async () => {
    const names = ['Bar.js', 'Menu.js', 'release.json', 'remoteEntry.js'].map((file) => `mfe-small/${file}`);
    expect(Object.keys(await pieces()).sort()).toEqual(names);
  });

  it('differ where something else is in them, and not in the hashes and versions of others', async () => {
    const before = await pieces();
    build({ hash: 'cccccccc', version: '0.1.0-2222222222', text: 'a wine list' });
    expect(await differing(before)).toEqual(['mfe-small/Menu.js']);
  });

  it('differ in a number that is no hash of a file', async () => {
    const before = await pieces();
    write('mfe-small/dist/production/public/Bar.bbbbbbbb.js', 'draw("a bar", 20261128)');
    expect(await differing(before)).toEqual(['mfe-small/Bar.js']);
  });

  it('are one where two files differ in their hashes alone', async () => {
    write('mfe-small/dist/production/public/Bar.cccccccc.js', 'draw("another bar")');
    const before = await pieces();
    write('mfe-small/dist/production/public/Bar.bbbbbbbb.js', 'draw("a bar that is open")');
    expect(await differing(before)).toEqual(['mfe-small/Bar.js']);
  });

  it('have what the server draws of each page among them that everybody may see', async () => {
    build({ access: 'public' });
    const before = await pieces();
    expect(Object.keys(before)).toContain('page:/menu');
    build({ access: 'public', hash: 'cccccccc', version: '0.1.0-2222222222' });
    expect(await differing(before)).toEqual([]);
    build({ access: 'public', text: 'a wine list' });
    expect((await differing(before)).sort()).toEqual(['mfe-small/Menu.js', 'page:/menu']);
  });
});

describe('what was served', () => {
  const at = async (...addresses: string[]) =>
    Object.keys(servedAt(addresses, await pieces()) ?? { unknown: '' }).sort();
  const FILES = '/r/mfe-small/0.1.0-1111111111';

  it('is what was asked for, and what the releases of every remote say of themselves', async () => {
    build({ remote: 'mfe-other' });
    const names = ['mfe-other/release.json', 'mfe-small/Menu.js', 'mfe-small/release.json'];
    expect(await at('/menu?table=7', '/api/session', `${FILES}/Menu.aaaaaaaa.js`)).toEqual(names);
  });

  it('is what the server draws of a page that everybody may see', async () => {
    build({ access: 'public' });
    expect(await at('/menu?table=7', '/nowhere')).toEqual(['mfe-small/release.json', 'page:/menu']);
  });

  it('is the same file where it was asked for again', async () => {
    expect(await at(`${FILES}/~2/Bar.bbbbbbbb.js`)).toContain('mfe-small/Bar.js');
  });

  it.each([
    ['a file that no build has', `${FILES}/Gone.aaaaaaaa.js`],
    ['the list of releases', '/registry.json'],
    ['what an operator is told of releases', '/api/admin/releases'],
    ['a tester’s page', '/qa/versions.json'],
    ['another program', '*'],
  ])('is not known where somebody asks for %s', async (_what, address) => {
    expect(await at('/menu', address)).toEqual(['unknown']);
  });
});
