import type { ComponentType, ReactNode } from 'react';

/** What the dashboards give: how a titled part stands in theirs, and how they write a time. */
export interface SectionProps {
  frame: ComponentType<{ title: string; children: ReactNode }>;
  /** '21 Nov 2026, 09:12', for an ISO time. */
  formatMoment: (iso: string) => string;
}
