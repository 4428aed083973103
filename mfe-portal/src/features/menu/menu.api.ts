import { contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import { menu } from '@skal/contracts/content/menu';
import { menuImport } from '@skal/contracts/content/menuImport';
import { menuCategory, menuItem } from '@skal/contracts/content/menuItem';
import { menuPrice } from '@skal/contracts/content/menuPrice';
import { createHooks } from '@skal/shell-kit/api';

const { preview, commit } = menuImport;
const content = { menu, contentVersion };

export const { useReadMenuQuery } = createHooks({ menu });
export const { useAddMenuCategoryMutation, useEditMenuCategoryMutation, useRemoveMenuCategoryMutation } = createHooks(
  { menuCategory },
  content,
);
export const {
  useAddMenuItemMutation,
  useEditMenuItemMutation,
  useRemoveMenuItemMutation,
  useSellOutMenuItemMutation,
} = createHooks({ menuItem }, { ...content, contentHistory });
export const { useChangeMenuPriceMutation, useUndoMenuPriceMutation } = createHooks({ menuPrice }, content);
// Separate: a preview changes nothing, so nothing is invalidated.
export const { usePreviewMenuImportMutation } = createHooks({ menuImport: { preview } });
export const { useCommitMenuImportMutation } = createHooks({ menuImport: { commit } }, content);
