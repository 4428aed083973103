import { createFolderWithTwoVersions, spawnRelease } from '../testing/releaseFolder.ts';

it('skal release checks a change in a dry run, prints its result, and changes nothing', async () => {
  const { dataDir, output } = await createFolderWithTwoVersions();
  const state = () => output('history', 'mfe-marketing');
  const dry = (...args: string[]) => output(...args, '--dry-run');
  const would = 'Nothing is changed. Without --dry-run:\n';
  const before = await state();
  expect(spawnRelease(dataDir, 'activate', 'mfe-marketing@2', '--dry-run')).toEqual({
    ...{ status: 0, stdout: `${would}mfe-marketing 2 is live\n`, stderr: '' },
  });
  expect(await dry('rollback', 'mfe-marketing')).toBe(`${would}mfe-marketing 2 is live`);
  expect(await dry('canary', 'mfe-marketing@2', '--percent', '5')).toBe(
    `${would}mfe-marketing 2 is the canary for 5% of visitors`,
  );
  await expect(dry('promote', 'mfe-marketing')).rejects.toThrow('mfe-marketing has no canary');
  await expect(dry('activate', 'mfe-marketing@7')).rejects.toThrow('There is no release mfe-marketing@7');
  await expect(dry('mfe-marketing')).rejects.toThrow('A dry run builds nothing: give <bundle>@<version>.');
  await expect(dry('rollback', 'mfe-marketing', '--site', 'https://www.example.dk')).rejects.toThrow(
    "'--dry-run' cannot be used with option '--to, --site <url>'",
  );
  expect(await state()).toBe(before);

  await output('canary', 'mfe-marketing@2', '--percent', '5');
  const tried = await state();
  expect(await dry('promote', 'mfe-marketing')).toBe(`${would}mfe-marketing 2 is live`);
  expect(await dry('abort', 'mfe-marketing')).toBe(`${would}Canary mfe-marketing 2 ended\nmfe-marketing 1 is live`);
  expect(await state()).toBe(tried);
});
