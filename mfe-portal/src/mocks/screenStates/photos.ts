import { photo, photoList } from '@skal/contracts/content/photo';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { LONG_NAME } from '@skal/shell-kit/mocks/scenarios.ts';
import { attachFile, click, dialog, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { contentManagement } from '../../content/demo/contentManagement.ts';
import { photoGallery as copy, photoErrors, photoForm, photoRemoval } from '../../content/photo/gallery.ts';
import { defineScreenStates, mainContains, type PortalScreenState } from './builders.ts';

const openTab = click(contentManagement.tabs[2].label, 'tab');
const place = { screen: 'Photo Gallery', path: '/content-management', persona: 'client-busy' } as const;
const terrace = 'The terrace at sunset';
const inForm = (text: string) => ({ role: 'dialog', text }) as const;
const openForm = [openTab, click(copy.describeOf(terrace))];
const uploadSteps = [openTab, attachFile(copy.upload, 'table.jpg', 100)];

/** States of the gallery of a live app. */
export const photoStates = [
  ...defineScreenStates(place, [
    { name: 'long texts', scenario: 'long', actions: [openTab], expects: mainContains(LONG_NAME) },
    {
      name: 'files that are not photos, or too large',
      actions: [
        openTab,
        attachFile(copy.upload, 'menu.pdf', 100),
        attachFile(copy.upload, 'huge.jpg', 30 * 1024 * 1024),
      ],
      expects: mainContains(photoErrors.large('30 MB')),
    },
    { name: 'description', actions: openForm, expects: dialog(photoForm.title('terrace.jpg')) },
  ]),
];

/** Outcomes of the calls about photos. */
export const photoPlans: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ ...place, endpoint: photoList.read, steps: [openTab], whilePending: mainContains(copy.loading) },
    onError: mainContains(copy.failed.title),
    expected: {
      ...{ ok: mainContains(terrace), many: mainContains('Table 299'), empty: mainContains(copy.empty.title) },
    },
  },
  {
    ...{ ...place, endpoint: photo.add, label: 'a photo', steps: uploadSteps, onError: mainContains(copy.resume) },
    whilePending: mainContains('table.jpg'),
    expected: {
      ...{
        ok: mainContains(terrace),
        '409': mainContains('A gallery can have at most 300 photos. Please delete some first.'),
      },
      validation: mainContains('name of the file'),
    },
  },
  {
    ...{ ...place, endpoint: photo.edit, label: 'a description', onError: toast(photoForm.failedReason) },
    steps: [...openForm, fill(photoForm.alt, 'Lanterns'), click(photoForm.save, 'button', 'dialog')],
    whilePending: { role: 'button', name: photoForm.saving },
    expected: {
      ...{ ok: toast(photoForm.saved), '409': inForm(photoForm.conflict) },
      validation: inForm('Please use at most 250 characters'),
    },
  },
  {
    ...{ ...place, endpoint: photo.remove, label: 'a photo deleted', onError: toast(photoRemoval.failed.description) },
    steps: [
      ...[openTab, click(copy.remove('A glass of Barolo'))],
      click(photoRemoval.confirm, 'button', 'alertdialog'),
    ],
    expected: { ok: mainContains(terrace) },
  },
];
