/** The mocks of every remote that is there: written by the build, which finds them by their folders. */
declare module 'virtual:remotes' {
  const remotes: readonly import('./responses/remoteMocks.ts').RemoteMocks[];
  export default remotes;
}
