/** Capitalizes the first letter: Danish names of days and months are lower case. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
