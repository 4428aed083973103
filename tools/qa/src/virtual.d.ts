/** The mocks of every remote: the build generates this module from the folders. */
declare module 'virtual:remotes' {
  const remotes: readonly import('./responses/remoteMocks.ts').RemoteMocks[];
  export default remotes;
}

/** The texts of the site by language and message id: the build generates this module from the catalogs. */
declare module 'virtual:texts' {
  const texts: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  export default texts;
}
