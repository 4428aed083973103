import { gather } from './gather.ts';
import { packedManifest } from './manifest.ts';

describe('what goes into packages', () => {
  it('is what somebody asks for and what that imports, as JavaScript that names JavaScript', async () => {
    const [kit, contracts] = await gather([
      { name: 'shell-kit', roots: ['src/api/index.ts'] },
      { name: 'contracts', roots: [] },
    ]);
    const text = String(kit?.files.get('src/api/index.js'));
    expect(text).toMatch(/from ['"]\.\/[\w-]+\.js['"]/);
    expect(text).not.toMatch(/\.tsx?['"]/);
    expect([...(kit?.files.keys() ?? [])].some((file) => file.includes('.test.'))).toBe(false);
    expect(contracts?.files.has('src/session.js')).toBe(true);
  });

  it('is refused by name where it takes what nobody would have', async () => {
    await expect(gather([{ name: 'shell-kit', roots: ['src/api/index.ts'] }])).rejects.toThrow(
      /^packages\/shell-kit\/src\/\S+ takes packages\/contracts\/src\/\S+, which is in no package$/,
    );
    const [kit] = await gather([
      { name: 'shell-kit', roots: ['src/api/index.ts'] },
      { name: 'contracts', roots: [] },
    ]);
    if (!kit) throw new Error('Nothing was gathered');
    expect(() => packedManifest(kit, new Map())).toThrow('shell-kit takes @skal/contracts, which its manifest');
    expect(packedManifest(kit, new Map([['@skal/contracts', '1.0.1']])).dependencies).toMatchObject({
      '@skal/contracts': '1.0.1',
    });
    kit.takes.add('left-pad');
    expect(() => packedManifest(kit, new Map([['@skal/contracts', '1.0.0']]))).toThrow('shell-kit takes left-pad');
  });
});
