import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@skal/testing/fixtures.ts';
import { liveClientForms } from '@skal/testing/forms/live.ts';
import { operatorForms } from '@skal/testing/forms/operator.ts';
import { visitorForms } from '@skal/testing/forms/visitor.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Components that contain the button of a form, and are not forms themselves. */
const FRAMES = ['FormDialog', 'StepForm', 'ConnectForm', 'CsvImportDialog'];

/** The submit button of a form in its source: its own, or that of a frame. */
const BUTTON = new RegExp(`<Button\\b[^>]*\\btype=(?:"submit"|\\{submitType\\})|<(?:${FRAMES.join('|')})\\b`);

/** Forms without a test of their submit button, and why. */
const UNTESTED = [
  // Its button is disabled until it has a name, and no field can be invalid.
  'mfe-admin/src/features/client/views/SavedViewsDialog.tsx',
  // Before launch only; they send nothing: mfe-portal/src/pages/ContentManagementPage.test.tsx.
  'mfe-portal/src/features/contentManagement/InfoTab.tsx',
  'mfe-portal/src/features/contentManagement/OpeningHours.tsx',
  'mfe-portal/src/components/demo/DemoDialog.tsx',
  // All is chosen from lists: no field can be invalid.
  'mfe-portal/src/features/staff/EditRoleDialog.tsx',
  'mfe-portal/src/features/staff/EditStaffDialog.tsx',
  // Its only field is optional: mfe-portal/src/features/photo/gallery.test.tsx.
  'mfe-portal/src/features/photo/PhotoDialog.tsx',
  // They are in `noscript`: e2e/journeys/noScript.spec.ts.
  'mfe-marketing/src/features/inquiry/PlainConsultation.tsx',
  'mfe-marketing/src/components/forms/NoScript.tsx',
];

const isFrame = (file: string): boolean => FRAMES.some((frame) => file.endsWith(`/${frame}.tsx`));

test.describe('the tests of forms', () => {
  test('submit every form of the sources', () => {
    const sources = globSync('{packages/account,mfe-*}/src/**/*.tsx', { cwd: ROOT }).filter(
      (file) => !(file.endsWith('.test.tsx') || isFrame(file)),
    );
    const found = sources.filter((file) => BUTTON.test(readFileSync(join(ROOT, file), 'utf8')));
    const known = [...visitorForms, ...liveClientForms, ...operatorForms];
    expect([...new Set([...UNTESTED, ...known.map(({ source }) => source)])].sort()).toEqual(found.sort());
  });
});
