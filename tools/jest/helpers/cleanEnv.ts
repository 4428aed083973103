/**
 * The environment of a machine on which nobody has set anything for the product: where programs are, and what Node has
 * compiled of their sources before, which is half of the time of a command's start. Only the demo's app is silent: what
 * it reports is in the way of what a test is about.
 */
export const cleanEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  SKAL_DEMO_DAYS: '0',
});
