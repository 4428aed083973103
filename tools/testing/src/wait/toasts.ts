import type { Page } from '@playwright/test';
import { ignoreTimers } from './timers.ts';

/** How long a toast stays (A9), in milliseconds. */
const TOAST_MS = 5_000;

/** Makes toasts stay until they are closed: a busy machine may need longer to inspect one than it stays. */
export const pinToasts = (page: Page): Promise<void> => ignoreTimers(page, TOAST_MS);
