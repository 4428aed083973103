import { preset } from './preset.mjs';

/** Access to sections of the portal, and what a section without access shows. */
export default preset(
  'gates',
  'mfe-portal',
  [
    'mfe-portal/src/sections/SectionView.tsx',
    'mfe-portal/src/sections/section.ts',
    'mfe-portal/src/layout/useActiveSection.ts',
  ],
  ['src/sections/SectionView.test.tsx', 'src/sections/sections.test.ts', 'src/pages/DashboardPage.test.tsx'],
);
