import type { KeyboardEvent } from 'react';

/** Key code of a key that an input method consumed; Safari ends the composition before its keydown event. */
const USED_BY_INPUT_METHOD = 229;

/** Returns whether an input method handles a key: its Enter selects characters and submits nothing. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === USED_BY_INPUT_METHOD;
