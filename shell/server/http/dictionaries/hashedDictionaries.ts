import { buildPageDictionaryPath, buildRemotesPath } from '@skal/contracts/operations/registry';
import type { Composition } from '../../composition/composition.ts';
import type { EncodedBody } from '../encodedBody.ts';
import type { PreparedResponse } from '../preparedResponse.ts';
import type { FileDictionary, ReadDictionary } from './dictionaryEncoding.ts';

export interface HashedDictionaries {
  /** How a hashed file is a dictionary: a list of remotes for later ones, a page for all pages. */
  ofFile(path: string): FileDictionary | null;
  /**
   * How a public page is compressed with an earlier page. Only browsers that return load that: it would cost a first visit
   * more than it saves.
   */
  ofPage(composition: Composition): Pick<PreparedResponse, 'readDictionary' | 'forReturning'>;
}

/** Creates the lookup of hashed files (`pages/hashedFile.ts`) as dictionaries for later ones. */
export function createHashedDictionaries(files: () => ReadonlyMap<string, EncodedBody>): HashedDictionaries {
  const readBy =
    (buildPath: (integrity: string) => string): ReadDictionary =>
    async (hash) =>
      files().get(buildPath(`sha256-${hash}`))?.plain ?? null;
  const readRemoteList = readBy(buildRemotesPath);
  const readPage = readBy(buildPageDictionaryPath);

  return {
    ofFile(path) {
      if (path.startsWith('/r/remotes/'))
        return { match: 'match="/r/remotes/*", match-dest=("")', read: readRemoteList };
      if (!path.startsWith('/r/pages/')) return null;
      // Its own later forms are fetched with the empty destination (tried in Chromium 153).
      return { match: 'match="/*", match-dest=("document" "")', read: readPage };
    },
    ofPage: ({ pageDictionary }) => ({
      readDictionary: readPage,
      forReturning: { Link: `<${pageDictionary.path}>; rel="compression-dictionary"` },
    }),
  };
}
