import type { AppId } from './phoneApp.ts';

/**
 * Brand colours of the demo apps, the same in both themes. Only this file and the design system's theme contain literal colours.
 */
export interface PhoneTheme {
  readonly brand: string;
  readonly onBrand: string;
  readonly brandSoft: string;
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
}

const warm = { card: '#ffffff', ink: '#2b1a1c', muted: '#6f5d5c', line: '#e7ddd0' };
const cool = { card: '#ffffff', ink: '#16212b', muted: '#56636e', line: '#dbe1e6' };

export const phoneThemes: Readonly<Record<AppId, PhoneTheme>> = {
  'wine-bar': { ...warm, brand: '#5a1526', onBrand: '#fdf6ee', brandSoft: '#f3e4e2', paper: '#fbf7f0' },
  restaurant: { ...warm, brand: '#2f4a2c', onBrand: '#f8f6ec', brandSoft: '#e5ebdc', paper: '#f9f8f1' },
  cafe: { ...warm, brand: '#8a3d12', onBrand: '#fff7ee', brandSoft: '#f8e6d6', paper: '#fdf8f1' },
  'car-dealer': { ...cool, brand: '#16324f', onBrand: '#f3f7fb', brandSoft: '#dfe8f1', paper: '#f5f7f9' },
  'retail-store': { ...cool, brand: '#3d3a6b', onBrand: '#f6f5fd', brandSoft: '#e6e5f4', paper: '#f7f7fb' },
  'service-provider': { ...cool, brand: '#0f5a55', onBrand: '#f0faf8', brandSoft: '#d9ecea', paper: '#f5f9f8' },
};
