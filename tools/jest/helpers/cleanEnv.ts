/**
 * Returns the environment of a machine without product settings: the program paths, and Node's compile cache, which halves a
 * command's start-up time. The demo app is off, because its events would disturb tests.
 */
export const cleanEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  SKAL_DEMO_DAYS: '0',
});
