import { createContext } from 'react';

/**
 * Whether the screen around a component is rendered ahead of its use: effects do not run there, so queries do not fetch, and
 * nothing subscribes.
 */
export const HiddenScreenContext = createContext<{ readonly isHidden: boolean }>({ isHidden: false });
