/** Whether the browser comes out of a package, and so is the same wherever it runs, with the same fonts. */
export const hasBundledBrowser = process.platform === 'linux' && process.arch === 'x64';
