import { Activity, type ActivityProps, createElement, type ReactNode, useState } from 'react';
import { HiddenScreenContext } from '../lazy/hiddenScreen.ts';

interface Props {
  /** False while the visitor may open it next. */
  isShown: boolean;
  children: ReactNode;
}

/**
 * A screen, such as a section or a tab. One that is not shown yet is rendered ahead, hidden and when the browser is idle, and
 * fetches the data that it reads. Its effects run once it is shown.
 */
export function Screen({ isShown, children }: Props): ReactNode {
  const [state] = useState({ isHidden: false });
  // Not a new value: it would render every query of the screen again when it is shown.
  state.isHidden = !isShown;
  // Without JSX: Node reads this module for the lints.
  const content = createElement(HiddenScreenContext, { value: state }, children);
  const props = { mode: isShown ? 'visible' : 'hidden' } as ActivityProps;
  return createElement(Activity, props, content);
}
