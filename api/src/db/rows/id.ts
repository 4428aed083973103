import { v7, validate } from 'uuid';

/**
 * Creates a UUID of version 7. It starts with the time, so that consecutive rows are stored together. It is created here
 * rather than by the database, so that a repeated insert is detected.
 */
export const newId = (): string => v7();

/** Whether a text has the format of `newId`. */
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase();

/** Returns a lower bound of all ids created at or after a time. */
export function getMinId(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** Returns when an id was created, in milliseconds since 1970. */
export const getIdTime = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
