import { say } from '../site/say.ts';

/** Accepted attachment types (L15) with the media types that browsers send; the first one is used in responses. */
export const attachmentKinds = {
  jpeg: { extensions: ['jpg', 'jpeg', 'jfif', 'jpe', 'jif', 'pjpeg', 'pjp'], types: ['image/jpeg', 'image/pjpeg'] },
  png: { extensions: ['png'], types: ['image/png'] },
  gif: { extensions: ['gif'], types: ['image/gif'] },
  mp4: { extensions: ['mp4'], types: ['video/mp4'] },
  mov: { extensions: ['mov'], types: ['video/quicktime'] },
  avi: { extensions: ['avi'], types: ['video/x-msvideo', 'video/avi', 'video/msvideo', 'video/vnd.avi'] },
  pdf: { extensions: ['pdf'], types: ['application/pdf'] },
} as const;
export type AttachmentKind = keyof typeof attachmentKinds;

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Additional types that an operator may enable (SKAL_ATTACHMENT_KINDS). */
export const optionalAttachmentKinds = {
  heic: { extensions: ['heic', 'heif'], types: ['image/heic', 'image/heif'] },
  webp: { extensions: ['webp'], types: ['image/webp'] },
  docx: { extensions: ['docx'], types: [`${OFFICE}.wordprocessingml.document`] },
  xlsx: { extensions: ['xlsx'], types: [`${OFFICE}.spreadsheetml.sheet`] },
  txt: { extensions: ['txt'], types: ['text/plain'] },
} as const;
export type OptionalAttachmentKind = keyof typeof optionalAttachmentKinds;

export type AnyAttachmentKind = AttachmentKind | OptionalAttachmentKind;

const allKinds = { ...attachmentKinds, ...optionalAttachmentKinds };

/** Names of the optional types. */
export const optionalKinds = Object.keys(optionalAttachmentKinds) as OptionalAttachmentKind[];

const SPECIFIED = Object.keys(attachmentKinds) as AttachmentKind[];

/** Returns file extensions and media types of a kind. */
export const getKindTypes = (kind: AnyAttachmentKind): { extensions: readonly string[]; types: readonly string[] } =>
  allKinds[kind];

/** Returns the accepted kinds of a site, including the enabled optional ones. */
export const listAcceptedKinds = (allowed: readonly OptionalAttachmentKind[]): readonly AnyAttachmentKind[] => [
  ...SPECIFIED,
  ...optionalKinds.filter((kind) => allowed.includes(kind)),
];

const joinWithOr = (words: readonly string[]): string =>
  say(/*i18n*/ '{first} or {last}', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

/** Returns the list as text: 'JPEG, PNG or PDF'. */
export const formatKinds = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  joinWithOr(listAcceptedKinds(allowed).map((kind) => kind.toUpperCase()));

/**
 * Returns the kind of a file by its extension.
 * @param allowed enabled optional kinds
 * @returns undefined if not accepted
 */
export function findAttachmentKind(
  name: string,
  allowed: readonly OptionalAttachmentKind[] = [],
): AnyAttachmentKind | undefined {
  const extension = /\.(\w{3,5})$/.exec(name)?.[1]?.toLowerCase();
  return listAcceptedKinds(allowed).find((kind) => getKindTypes(kind).extensions.some((known) => known === extension));
}

/** Returns extensions and media types for the `accept` attribute of a file input. */
export const buildAcceptAttribute = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  listAcceptedKinds(allowed)
    .map(getKindTypes)
    .flatMap(({ extensions, types }) => [...extensions.map((extension) => `.${extension}`), ...types])
    .join(',');
