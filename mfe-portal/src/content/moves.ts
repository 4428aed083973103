/** Copy of the buttons that move an entry of a list. */
export const moves = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  place: (name: string, place: number, count: number) => `${name} is number ${place} of ${count}.`,
} as const;
