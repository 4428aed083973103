/**
 * Returns environment variables that make a process append its renames and syncs to a file, in order, one line each:
 * `rename <to>` or `sync <path>`.
 */
export function recordSyncs(file: string): { NODE_OPTIONS: string } {
  const hook = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const note = (what, path) => fs.appendFileSync(${JSON.stringify(file)}, what + ' ' + path + '\\n');
    const { open, rename } = fs.promises;
    fs.promises.open = async (path, ...more) => {
      const handle = await open(path, ...more);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => { await sync(); note('sync', path); };
      return handle;
    };
    fs.promises.rename = async (from, to) => { await rename(from, to); note('rename', to); };
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` };
}
