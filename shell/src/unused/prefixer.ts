/** Replaces `prefix` of stylis in the shell's build: styled-components adds prefixes only on request. */
export const prefix = (declaration: string): string => declaration;
