/** Replaces the preloading of the federation runtime in the shell's build: the page lists its preloads. */
const returnEmpty = (): never[] => [];

export {
  returnEmpty as defaultPreloadArgs,
  returnEmpty as formatPreloadArgs,
  returnEmpty as normalizePreloadExposes,
  returnEmpty as preloadAssets,
};
