import { v7, validate } from 'uuid';

/**
 * A new UUID of version 7: it begins with the time, so that rows made one after another lie together, and is
 * made here and not by the database, so that a repeated insert is recognised.
 */
export const newId = (): string => v7();

/** Whether a text from outside has the form of an id at all, as `newId` writes it. */
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase();
