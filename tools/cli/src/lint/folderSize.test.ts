import { folderSize } from './folderSize.ts';

describe('the lint of folder sizes', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  const found = (...paths: string[]) => folderSize(paths).map(({ path, message }) => `${path} ${message}`);

  it('accepts 25 entries, and more below them', () => {
    expect(found(...files('api/src', 24), ...files('api/src/db', 25))).toEqual([]);
  });

  it('rejects more files and folders than that', () => {
    expect(found(...files('api/src', 25), ...files('api/src/db', 1))).toEqual([
      'api/src 26 entries: group them by noun (at most 25)',
    ]);
  });

  it('accepts a folder per module in the folder of modules, not in a module', () => {
    const modules = files('api/src/modules', 30).map((path) => `${path}/a.routes.ts`);
    expect(found(...modules)).toEqual([]);
    expect(found(...modules, ...files('api/src/modules/0.ts', 26))).toEqual([
      'api/src/modules/0.ts 27 entries: group them by noun (at most 25)',
    ]);
  });
});
