/** Replaces the preloading of the federation runtime in the shell's build: the page lists its preloads. */
const nothing = (): never[] => [];

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
