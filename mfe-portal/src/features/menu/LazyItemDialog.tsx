import type { MenuCategoryReply, MenuItemReply } from '@skal/contracts/content/menu';
import { LazyDialog, type LazyDialogState, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { createLazyResource } from '@skal/shell-kit';
import { liveMenu as copy } from '../../content/menu/liveMenu.ts';

const itemDialog = createLazyResource(() => import(/* webpackChunkName: "ItemDialog" */ './ItemDialog.tsx'));

/** Open state of the form of an item. */
export const useItemDialog = (): LazyDialogState => useLazyDialog(itemDialog);

interface Props extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  /** Null for a new item. */
  item: MenuItemReply | null;
  categories: readonly MenuCategoryReply[];
  /** The category of a new item. */
  categoryId: string;
}

/** The form of an item. It is a separate chunk, prefetched on hover and focus. */
export const LazyItemDialog = ({ item, categories, categoryId, ...dialog }: Props) => (
  <LazyDialog {...dialog} resource={itemDialog} loadError={copy.notLoaded}>
    {({ default: ItemDialog }, open) => (
      <ItemDialog
        key={item?.id ?? `new ${categoryId}`}
        {...{ open, item, categories, categoryId }}
        onClose={() => dialog.setOpen(false)}
      />
    )}
  </LazyDialog>
);
