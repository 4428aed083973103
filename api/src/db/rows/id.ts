import { v7, validate } from 'uuid';

/**
 * A new UUID of version 7: it begins with the time, so that rows made one after another lie together, and is
 * made here and not by the database, so that a repeated insert is recognised.
 */
export const newId = (): string => v7();

/** Whether a text from outside has the form of an id at all, as `newId` writes it. */
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase();

/** What every id that was made at a time or later is greater than: ids begin with the time. */
export function minIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** When an id was made, in milliseconds since 1970. */
export const timeOfId = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
