/** The mocks of every remote: the build generates this module from the folders. */
declare module 'virtual:remotes' {
  const remotes: readonly import('./responses/remoteMocks.ts').RemoteMocks[];
  export default remotes;
}

/** The texts of the site in its further languages: the build generates this module from the catalogs. */
declare module 'virtual:translations' {
  const translations: Readonly<Partial<Record<string, import('./language/translator.ts').Translations>>>;
  export default translations;
}
