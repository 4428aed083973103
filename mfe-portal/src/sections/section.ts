import type { ComponentType } from 'react';
import type { OverlayCopy } from '../content/overlay.ts';
import type { Feature } from '../session/business.ts';

/** What a section's file exports: its content, and what stands beside its title, if anything. */
export interface SectionModule {
  readonly default: ComponentType;
  readonly Aside?: ComponentType;
  /** What the card over a covered section offers besides its words. */
  readonly CoverAction?: ComponentType;
}

export type SectionIcon = ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>;

export interface SectionDefinition {
  readonly id: string;
  /** The button's name and the section's heading. */
  readonly title: string;
  readonly icon: SectionIcon;
  /** The feature that must be on for the section to be shown. */
  readonly feature?: Feature;
  /** What covers the whole section until the app is live. */
  readonly overlay?: OverlayCopy;
  readonly load: () => Promise<SectionModule>;
}

/** Whether the section is there for a business with these features; one that is not counts as unknown (T27). */
export const isSectionEnabled = (
  { feature }: SectionDefinition,
  features: Readonly<Record<Feature, boolean>>,
): boolean => feature === undefined || features[feature];
