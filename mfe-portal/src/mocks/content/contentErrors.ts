import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentVersion } from '@skal/contracts/content/contentVersion';
import { menuImport } from '@skal/contracts/content/menuImport';
import { menuCategory, menuItem } from '@skal/contracts/content/menuItem';
import { menuPrice } from '@skal/contracts/content/menuPrice';
import { photo } from '@skal/contracts/content/photo';
import { errorHandler, validationError } from '@skal/shell-kit/mocks/scenarios.ts';
import { ContentMock, makeItem } from './ContentMock.ts';
import { makePhoto } from './photos.ts';

const TAKEN = 'There is a category "Soups" already.';
const FULL = 'A menu can have at most 1000 items.';
const MEANWHILE = 'Someone else has changed this in the meantime.';
const LONG = 'Please use at most 60 characters';

/** Responds 409: changed by another person, or already existing. */
export const contentConflicts = [
  errorHandler(menuCategory.add, 409, TAKEN, { fields: { name: TAKEN } }),
  errorHandler(menuCategory.edit, 409, MEANWHILE),
  errorHandler(menuCategory.remove, 409, 'This category still has items (1).'),
  errorHandler(menuItem.add, 409, FULL),
  errorHandler(menuItem.edit, 409, MEANWHILE, {
    ...{ code: 'outdated', current: makeItem({ name: 'Barolo 2021', version: 9 }) },
  }),
  errorHandler(menuPrice.change, 409, MEANWHILE),
  errorHandler(menuPrice.undo, 409, 'This price change can no longer be undone.'),
  errorHandler(menuImport.commit, 409, FULL),
  errorHandler(photo.add, 409, 'A gallery can have at most 300 photos. Please delete some first.'),
  errorHandler(photo.edit, 409, 'Someone else has described this photo in the meantime.', {
    ...{ code: 'outdated', current: makePhoto({ alt: 'Lanterns on the terrace', version: 9 }) },
  }),
  errorHandler(businessInfo.save, 409, MEANWHILE, { code: 'outdated', current: new ContentMock([]).info }),
  errorHandler(contentVersion.publish, 409, 'Ida Krag has published version 3 in the meantime.'),
];

/** Responds with validation errors. */
export const contentValidation = [
  validationError(menuCategory.add, { name: LONG }),
  validationError(menuCategory.edit, { name: LONG }),
  validationError(menuItem.add, { name: LONG }),
  validationError(menuItem.edit, { name: LONG }),
  validationError(menuPrice.change, { value: 'The price of "Water" would not be above zero.' }),
  validationError(businessInfo.save, { name: LONG }),
  validationError(photo.add, { name: 'Please send the name of the file' }),
  validationError(photo.edit, { alt: 'Please use at most 250 characters' }),
  validationError(menuImport.preview, { text: 'Paste the rows, or choose a file' }),
  validationError(menuImport.commit, { text: 'Nothing was imported. Line 2: Please enter a name' }),
];
