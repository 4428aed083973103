import type { KeyboardEvent } from 'react';

/** What a key says that an input method has used up; Safari ends the composition before it says so otherwise. */
const USED_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method: its Enter chooses letters and submits nothing. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === USED_BY_INPUT_METHOD;
