import { collectFiles } from './collectFiles.ts';
import { createPackageJson } from './packageJson.ts';

describe('what goes into packages', () => {
  it('is what somebody asks for and what that imports, as JavaScript that names JavaScript', async () => {
    const [kit, contracts] = await collectFiles([
      { name: 'shell-kit', entryPoints: ['src/api/index.ts'] },
      { name: 'contracts', entryPoints: [] },
    ]);
    const text = String(kit?.files.get('src/api/index.js'));
    expect(text).toMatch(/from ['"]\.\/[\w-]+\.js['"]/);
    expect(text).not.toMatch(/\.tsx?['"]/);
    expect([...(kit?.files.keys() ?? [])].some((file) => file.includes('.test.'))).toBe(false);
    expect(contracts?.files.has('src/session.js')).toBe(true);
  });

  it('is refused by name where it takes what nobody would have', async () => {
    await expect(collectFiles([{ name: 'shell-kit', entryPoints: ['src/api/index.ts'] }])).rejects.toThrow(
      /^packages\/shell-kit\/src\/\S+ takes packages\/contracts\/src\/\S+, which is in no package$/,
    );
    const [kit] = await collectFiles([
      { name: 'shell-kit', entryPoints: ['src/api/index.ts'] },
      { name: 'contracts', entryPoints: [] },
    ]);
    if (!kit) throw new Error('Nothing was gathered');
    expect(() => createPackageJson(kit, new Map())).toThrow('shell-kit takes @skal/contracts, which its manifest');
    expect(createPackageJson(kit, new Map([['@skal/contracts', '1.0.1']])).dependencies).toMatchObject({
      '@skal/contracts': '1.0.1',
    });
    kit.dependencies.add('left-pad');
    expect(() => createPackageJson(kit, new Map([['@skal/contracts', '1.0.0']]))).toThrow('shell-kit takes left-pad');
  });
});
