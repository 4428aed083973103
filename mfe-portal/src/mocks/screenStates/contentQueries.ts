import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentVersion, contentHistory as historyCalls } from '@skal/contracts/content/contentVersion';
import { menu } from '@skal/contracts/content/menu';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { LONG_NAME } from '@skal/shell-kit/mocks/scenarios.ts';
import { click, dialog } from '@skal/shell-kit/mocks/states.ts';
import { liveInfo } from '../../content/businessInfo/liveInfo.ts';
import { categoryForm, itemForm, liveMenu, menuImportForm, priceForm } from '../../content/menu/liveMenu.ts';
import { contentHistory, contentPreview, publishing } from '../../content/menu/publishing.ts';
import { defineScreenStates, mainContains, type PortalScreenState } from './builders.ts';

const live = { path: '/content-management', persona: 'client-busy' } as const;
const inDialog = (text: string) => ({ role: 'dialog', text }) as const;

/** States of the content page of a live app. */
export const contentStates = [
  ...defineScreenStates({ ...live, screen: 'Live menu' }, [
    { name: 'no items', persona: 'client-live', expects: mainContains(liveMenu.empty) },
    { name: 'long texts', scenario: 'long', expects: mainContains(LONG_NAME) },
    { name: 'a thousand items', scenario: 'many', expects: mainContains('Wine 999') },
  ]),
  ...defineScreenStates({ ...live, screen: 'Menu item' }, [
    { name: 'a new one', actions: [click(liveMenu.add)], expects: dialog(itemForm.addTitle) },
    {
      name: 'fields missing',
      actions: [click(liveMenu.add), click(itemForm.save)],
      expects: inDialog('Please enter a name'),
    },
    { name: 'an existing one', actions: [click(liveMenu.edit('Cava Brut'))], expects: inDialog('17:00') },
  ]),
  ...defineScreenStates({ ...live, screen: 'Menu dialogs' }, [
    { name: 'categories', actions: [click(liveMenu.editCategories)], expects: dialog(categoryForm.title) },
    { name: 'prices', actions: [click(liveMenu.prices)], expects: inDialog('Riesling 2022') },
    { name: 'import', actions: [click(liveMenu.import)], expects: dialog(menuImportForm.title) },
    {
      name: 'prices, none chosen',
      actions: [click(liveMenu.prices), click(priceForm.chooseNone)],
      expects: { role: 'button', name: priceForm.applyCount(0) },
    },
  ]),
];

/** Query outcomes of the content page. */
export const contentQueries: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ ...live, screen: 'Live menu', endpoint: menu.read },
    ...{ onError: mainContains(liveMenu.failed.title), whilePending: mainContains(liveMenu.loading) },
    expected: { ok: mainContains('Barolo 2019') },
  },
  {
    ...{ ...live, screen: 'Live menu', endpoint: contentVersion.status, label: 'publishing' },
    ...{ onError: mainContains(publishing.failed.title), whilePending: mainContains(publishing.loading) },
    expected: { ok: mainContains(publishing.changes(4)) },
  },
  {
    ...{ ...live, screen: 'Live business info', endpoint: businessInfo.read, steps: [click('Business Info', 'tab')] },
    ...{ onError: mainContains(liveInfo.failed.title), whilePending: mainContains(liveInfo.loading) },
    expected: { ok: { role: 'form', name: liveInfo.form } },
  },
  {
    ...{ ...live, screen: 'Content preview', endpoint: contentVersion.preview, steps: [click(publishing.preview)] },
    ...{ onError: inDialog(contentPreview.failed.title), whilePending: inDialog(contentPreview.loading) },
    expected: { ok: inDialog('Barolo 2019') },
  },
  {
    ...{ ...live, screen: 'Content history', endpoint: historyCalls.list, steps: [click(publishing.history)] },
    ...{ onError: inDialog(contentHistory.failed.title), whilePending: inDialog(contentHistory.loading) },
    expected: { ok: inDialog('Karen Lund'), empty: inDialog(contentHistory.empty) },
  },
];
