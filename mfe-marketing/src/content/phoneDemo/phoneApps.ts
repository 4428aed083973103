import { hospitalityApps } from '../phoneApps.hospitality.ts';
import { tradeApps } from '../phoneApps.trade.ts';
import type { AppId, PhoneAppContent } from './phoneApp.ts';

/** The demo app of each industry. */
export const phoneApps: Readonly<Record<AppId, PhoneAppContent>> = { ...hospitalityApps, ...tradeApps };
