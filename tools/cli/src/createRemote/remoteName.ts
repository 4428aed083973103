/** Why there is no remote of that name, in a sentence. */
export class CreateRemoteError extends Error {
  override name = 'RemoteRefusal';
}

/** A name in the forms that the files of a remote have it in. */
export interface RemoteName {
  /** The folder's, as in `mfe-wine-bar`. */
  readonly folder: string;
  /** In addresses, `wine-bar`. */
  readonly slug: string;
  /** In code, `WineBar`. */
  readonly pascal: string;
  /** To be read, `Wine Bar`. */
  readonly title: string;
}

const PREFIX = 'mfe-';
/** Its entry has to fit into the bar, and its lines into the files. */
const LONGEST = 20;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Reads the name of a new remote, with or without `mfe-`.
 * @throws CreateRemoteError for what cannot be one
 */
export function parseRemoteName(text: string): RemoteName {
  const slug = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > LONGEST) {
    throw new CreateRemoteError(
      `'${text}' is no name for a remote: small letters and figures, with single hyphens between words, at most ${LONGEST} characters, such as wine-bar`,
    );
  }
  const words = slug.split('-').map(capitalized);
  return { folder: PREFIX + slug, slug, pascal: words.join(''), title: words.join(' ') };
}
