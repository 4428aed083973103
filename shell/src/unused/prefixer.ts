/** Stands in for `prefix` of stylis, in the shell's build: styled-components adds prefixes only where it is asked to. */
export const prefix = (declaration: string): string => declaration;
