/** Replaces the parser of federation manifests in the shell's build: the registry has their data. */
const unavailable = (): never => {
  throw new Error('There are no federation manifests');
};

export {
  unavailable as generateSnapshotFromManifest,
  unavailable as getManifestFileName,
  unavailable as inferAutoPublicPath,
  unavailable as isManifestProvider,
  unavailable as simpleJoinRemoteEntry,
};
