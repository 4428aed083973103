/** Stands in for what the federation runtime preloads remotes with, in the shell's build: the page names what to preload. */
const nothing = (): never[] => [];

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
