/** The mocks of every remote: the build generates this module from the folders. */
declare module 'virtual:remotes' {
  const remotes: readonly import('./responses/remoteMocks.ts').RemoteMocks[];
  export default remotes;
}
