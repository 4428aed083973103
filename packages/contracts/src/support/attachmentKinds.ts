/** The kinds of file that a ticket takes (L15), with the media types that browsers give them; the first is the one to send. */
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

/** The kinds that an operator may allow besides (SKAL_ATTACHMENT_KINDS). */
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

/** The names of the kinds that may be allowed besides. */
export const optionalKinds = Object.keys(optionalAttachmentKinds) as OptionalAttachmentKind[];

const SPECIFIED = Object.keys(attachmentKinds) as AttachmentKind[];

/** What is known of a kind: extensions of names, and media types. */
export const factsOfKind = (kind: AnyAttachmentKind): { extensions: readonly string[]; types: readonly string[] } =>
  allKinds[kind];

/** The kinds that a site takes, with those that its operator allows besides. */
export const kindsWith = (allowed: readonly OptionalAttachmentKind[]): readonly AnyAttachmentKind[] => [
  ...SPECIFIED,
  ...optionalKinds.filter((kind) => allowed.includes(kind)),
];

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The same in words: 'JPEG, PNG or PDF'. */
export const kindsInWords = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  listed(kindsWith(allowed).map((kind) => kind.toUpperCase()));

/**
 * The kind of file that a name says it is, by its extension.
 * @param allowed the kinds that are taken besides the specified ones
 * @returns undefined for one that a ticket does not take
 */
export function attachmentKindOf(
  name: string,
  allowed: readonly OptionalAttachmentKind[] = [],
): AnyAttachmentKind | undefined {
  const extension = /\.(\w{3,5})$/.exec(name)?.[1]?.toLowerCase();
  return kindsWith(allowed).find((kind) => factsOfKind(kind).extensions.some((known) => known === extension));
}

/** What a picker of files offers: extensions and media types, for the attribute `accept`. */
export const acceptOf = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  kindsWith(allowed)
    .map(factsOfKind)
    .flatMap(({ extensions, types }) => [...extensions.map((extension) => `.${extension}`), ...types])
    .join(',');
