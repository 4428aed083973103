import { LOCALES } from '@skal/contracts/site/locale';
import { collectFiles } from './collectFiles.ts';
import { createPackageJson } from './packageJson.ts';

describe('the content of packages', () => {
  it('consists of the roots and their transitive imports, as JavaScript with JavaScript imports', async () => {
    const [kit, contracts] = await collectFiles([
      { name: 'shell-kit', entryPoints: ['src/api/index.ts'] },
      { name: 'contracts', entryPoints: [] },
    ]);
    const text = String(kit?.files.get('src/api/index.js'));
    expect(text).toMatch(/from ['"]\.\/[\w-]+\.js['"]/);
    expect(text).not.toMatch(/\.tsx?['"]/);
    expect([...(kit?.files.keys() ?? [])].some((file) => file.includes('.test.'))).toBe(false);
    expect(contracts?.files.has('src/account/session.js')).toBe(true);
  });

  it('has compiled messages with their English texts, and the catalogs of all languages', async () => {
    const folder = 'src/components/feedback';
    const [ui] = await collectFiles([
      { name: 'shared-ui', entryPoints: [`${folder}/ErrorState.tsx`], verbatim: ['locales'] },
    ]);
    const text = String(ui?.files.get(`${folder}/ErrorState.js`));
    expect(text).toMatch(/from ['"]@lingui\/core['"]/);
    expect(text).toMatch(/\/\*i18n\*\/[^}]*message: ['"]Try again['"]/);
    expect([...(ui?.dependencies ?? [])]).toContain('@lingui/core');
    for (const locale of LOCALES) expect([...(ui?.files.keys() ?? [])]).toContain(`locales/${locale}.po`);
  });

  it('fails with the file name for an import outside the packages', async () => {
    await expect(collectFiles([{ name: 'shell-kit', entryPoints: ['src/api/index.ts'] }])).rejects.toThrow(
      /^packages\/shell-kit\/src\/\S+ imports packages\/contracts\/src\/\S+, which belongs to no package$/,
    );
    const [kit] = await collectFiles([
      { name: 'shell-kit', entryPoints: ['src/api/index.ts'] },
      { name: 'contracts', entryPoints: [] },
    ]);
    if (!kit) throw new Error('No package was collected');
    expect(() => createPackageJson(kit, new Map())).toThrow(
      'shell-kit depends on @skal/contracts, which is missing from its manifest',
    );
    expect(createPackageJson(kit, new Map([['@skal/contracts', '1.0.1']])).dependencies).toMatchObject({
      '@skal/contracts': '1.0.1',
    });
    kit.dependencies.add('left-pad');
    expect(() => createPackageJson(kit, new Map([['@skal/contracts', '1.0.0']]))).toThrow(
      'shell-kit depends on left-pad',
    );
  });
});
