/** The remote cannot be created; the message gives the reason. */
export class CreateRemoteError extends Error {
  override name = 'RemoteRefusal';
}

/** The forms of a remote's name in its files. */
export interface RemoteName {
  /** Folder, as in `mfe-wine-bar`. */
  readonly folder: string;
  /** In URLs, `wine-bar`. */
  readonly slug: string;
  /** In code, `WineBar`. */
  readonly pascal: string;
  /** For people, `Wine Bar`. */
  readonly title: string;
}

const PREFIX = 'mfe-';
/** Maximum length: the nav entry must fit into the bar, and lines must fit into the files. */
const MAX_LENGTH = 20;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Parses the name of a new remote, with or without `mfe-`.
 * @throws CreateRemoteError for an invalid name
 */
export function parseRemoteName(text: string): RemoteName {
  const slug = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > MAX_LENGTH) {
    throw new CreateRemoteError(
      `'${text}' is not a valid remote name. Use lowercase letters, digits and single hyphens, at most ${MAX_LENGTH} characters, such as wine-bar.`,
    );
  }
  const words = slug.split('-').map(capitalized);
  return { folder: PREFIX + slug, slug, pascal: words.join(''), title: words.join(' ') };
}
