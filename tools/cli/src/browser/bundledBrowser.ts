/** Whether the browser comes from an npm package, and so has the same version and fonts on every machine. */
export const hasBundledBrowser = process.platform === 'linux' && process.arch === 'x64';
