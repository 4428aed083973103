import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentVersion, contentHistory as historyCalls } from '@skal/contracts/content/contentVersion';
import { menuImport } from '@skal/contracts/content/menuImport';
import { menuCategory, menuItem } from '@skal/contracts/content/menuItem';
import { menuPrice } from '@skal/contracts/content/menuPrice';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, dialog, type ExpectedElement, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { liveInfo } from '../../content/businessInfo/liveInfo.ts';
import {
  categoryForm,
  itemForm,
  itemRemoval,
  liveMenu,
  menuImportForm,
  priceForm,
} from '../../content/menu/liveMenu.ts';
import { contentHistory, publishing } from '../../content/menu/publishing.ts';
import { mainContains, type PortalScreenState } from './builders.ts';

const live = { path: '/content-management', persona: 'client-busy' } as const;
const busy = (name: string): ExpectedElement => ({ role: 'button', name });
const inDialog = (text: string): ExpectedElement => ({ role: 'dialog', text });
const form = (name: string): ExpectedElement => ({ role: 'form', name });

const MEANWHILE = toast('in the meantime');
const TOO_LONG = 'Please use at most 60 characters';

const addItemSteps = [
  ...[click(liveMenu.add), fill(itemForm.name, 'House red'), fill(itemForm.price, '145,50')],
  click(itemForm.save),
];
const editItemSteps = [
  ...[click(liveMenu.edit('Barolo 2019')), fill(itemForm.name, 'Barolo 2020'), click(itemForm.save)],
];
const removeItemSteps = [click(liveMenu.remove('Cava Brut')), click(itemRemoval.confirm, 'button', 'alertdialog')];
const openCategories = click(liveMenu.editCategories);
const addCategorySteps = [openCategories, fill(categoryForm.newName, 'Soups'), click(categoryForm.add)];
const renameSteps = [openCategories, fill(categoryForm.name('Wines'), 'Drinks'), click(categoryForm.save('Wines'))];
const previewImportSteps = [
  ...[click(liveMenu.import), fill(menuImportForm.text, 'category;name;price\nWines;House red;145,50')],
  click(menuImportForm.preview),
];

const saveInfoSteps = [...[click('Business Info', 'tab'), fill('Monday', '11:30-14, 17-01')], click(liveInfo.save)];

const itemPlans: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ ...live, screen: 'Menu item', endpoint: menuItem.add, label: 'adding', steps: addItemSteps },
    ...{ onError: toast(itemForm.failedReason), whilePending: busy(itemForm.saving) },
    expected: {
      ok: toast(itemForm.added),
      '409': toast('A menu can have at most 1000 items.'),
      validation: inDialog(TOO_LONG),
    },
  },
  {
    ...{ ...live, screen: 'Menu item', endpoint: menuItem.edit, label: 'changing', steps: editItemSteps },
    ...{ onError: toast(itemForm.failedReason), whilePending: busy(itemForm.saving) },
    expected: { ok: toast(itemForm.saved), '409': inDialog(itemForm.conflict.title), validation: inDialog(TOO_LONG) },
  },
  {
    ...{ ...live, screen: 'Live menu', endpoint: menuItem.remove, label: 'deleting', steps: removeItemSteps },
    ...{ onError: toast(itemRemoval.failed.description), expected: { ok: mainContains('Barolo 2019') } },
  },
  {
    ...{ ...live, screen: 'Live menu', endpoint: menuItem.sellOut, label: 'sold out' },
    ...{ steps: [click(liveMenu.soldOutOf('Barolo 2019'), 'switch')] },
    ...{ onError: toast(liveMenu.soldOutFailed.description), expected: { ok: mainContains('Barolo 2019') } },
  },
];

const categoryPlans: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ ...live, screen: 'Menu categories', endpoint: menuCategory.add, label: 'adding', steps: addCategorySteps },
    ...{ onError: toast(categoryForm.failedReason), whilePending: busy(categoryForm.adding) },
    expected: {
      ok: form('Soups'),
      '409': toast('There is a category "Soups" already.'),
      validation: inDialog(TOO_LONG),
    },
  },
  {
    ...{ ...live, screen: 'Menu categories', endpoint: menuCategory.edit, label: 'renaming', steps: renameSteps },
    onError: toast(categoryForm.failedReason),
    expected: { ok: form('Drinks'), '409': MEANWHILE, validation: toast(TOO_LONG) },
  },
  {
    ...{ ...live, screen: 'Menu categories', endpoint: menuCategory.remove, label: 'removing' },
    ...{
      steps: [openCategories, click(categoryForm.remove('Experiences'))],
      onError: toast(categoryForm.failedReason),
    },
    expected: { ok: dialog(categoryForm.title), '409': toast('still has items') },
  },
];

const priceAndImportPlans: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ ...live, screen: 'Change prices', endpoint: menuPrice.change },
    steps: [click(liveMenu.prices), fill(priceForm.value, '5'), click(priceForm.applyCount(3))],
    ...{ onError: toast(priceForm.failedReason), whilePending: busy(priceForm.applying) },
    expected: { ok: toast(priceForm.done), '409': MEANWHILE, validation: inDialog('would not be above zero') },
  },
  {
    ...{ ...live, screen: 'Change prices', endpoint: menuPrice.undo, label: 'undoing' },
    ...{
      steps: [click(priceForm.undo)],
      onError: toast(priceForm.undoFailed.description),
      whilePending: busy(priceForm.undoing),
    },
    expected: { ok: toast(priceForm.undone), '409': toast('no longer be undone') },
  },
  {
    ...{ ...live, screen: 'Import a menu', endpoint: menuImport.preview, label: 'preview', steps: previewImportSteps },
    ...{ onError: toast(menuImportForm.failedReason), whilePending: busy(menuImportForm.previewing) },
    expected: { ok: { role: 'table', text: 'House red' }, validation: toast('Paste the rows, or choose a file') },
  },
  {
    ...{ ...live, screen: 'Import a menu', endpoint: menuImport.commit },
    steps: [...previewImportSteps, click(menuImportForm.import(1))],
    ...{ onError: toast(menuImportForm.failedReason), whilePending: busy(menuImportForm.importing) },
    expected: {
      ok: toast(menuImportForm.done),
      '409': toast('A menu can have at most 1000 items.'),
      validation: inDialog('Nothing was imported. Line 2: Please enter a name'),
    },
  },
];

/** Mutation outcomes of the content page. */
export const contentMutations: readonly CallPlan<PortalScreenState['persona']>[] = [
  ...[...itemPlans, ...categoryPlans, ...priceAndImportPlans],
  {
    ...{ ...live, screen: 'Live business info', endpoint: businessInfo.save, label: 'saving', steps: saveInfoSteps },
    ...{ onError: toast(liveInfo.failedReason), whilePending: busy(liveInfo.saving) },
    expected: {
      ...{ ok: toast(liveInfo.saved), '409': mainContains(liveInfo.conflict.title) },
      validation: mainContains(TOO_LONG),
    },
  },
  {
    ...{ ...live, screen: 'Publish content', endpoint: contentVersion.publish, steps: [click(publishing.publish)] },
    ...{ onError: toast(publishing.notPublished.description), whilePending: busy(publishing.publishing) },
    expected: { ok: toast(publishing.published(3).description), '409': MEANWHILE },
  },
  {
    ...{ ...live, screen: 'Content history', endpoint: historyCalls.restore, label: 'restoring' },
    steps: [
      ...[click(publishing.history), click(contentHistory.restore(2))],
      click(contentHistory.restoreShort, 'button', 'alertdialog'),
    ],
    ...{ onError: toast(contentHistory.notRestored.description) },
    expected: { ok: toast(contentHistory.restored(2).title) },
  },
];
