import { i18n } from '@lingui/core';
import { type MenuItemReply, type MenuReply, menu } from '@skal/contracts/content/menu';
import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button, DownloadIcon, ErrorState, LinkButton, PlusIcon, Skeleton, UploadIcon } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { toQueryString } from '@skal/shell-kit/api';
import { useState } from 'react';
import { SegmentedControl } from '../../components/controls/SegmentedControl.tsx';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { useOpenedProposal } from '../../components/proposal/useProposal.ts';
import { liveMenu as copy } from '../../content/menu/liveMenu.ts';
import { LazyItemDialog, useItemDialog } from './LazyItemDialog.tsx';
import { MenuTable } from './MenuTable.tsx';
import { useReadMenuQuery } from './menu.api.ts';
import { UndoPrices } from './UndoPrices.tsx';

const categoriesDialog = createLazyResource(
  () => import(/* webpackChunkName: "CategoriesDialog" */ './CategoriesDialog.tsx'),
);
const pricesDialog = createLazyResource(() => import(/* webpackChunkName: "PricesDialog" */ './PricesDialog.tsx'));
const importDialog = createLazyResource(
  () => import(/* webpackChunkName: "MenuImportDialog" */ './MenuImportDialog.tsx'),
);

/** Menu & Products of a live app. */
export function LiveMenu() {
  const { data, isError, isFetching, refetch } = useReadMenuQuery();
  if (data) return <Menu {...data} />;
  return isError && !isFetching ? (
    <ErrorState {...copy.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton rows={8} label={copy.loading} />
  );
}

function Menu({ categories, items, lastPriceChange }: MenuReply) {
  const [chosenId, setChosenId] = useState('');
  const [edited, setEdited] = useState<MenuItemReply | null>(null);
  const { triggerProps: itemTrigger, ...item } = useItemDialog();
  const { triggerProps: categoriesTrigger, ...category } = useLazyDialog(categoriesDialog);
  const { triggerProps: pricesTrigger, ...prices } = useLazyDialog(pricesDialog);
  const { triggerProps: importTrigger, ...csv } = useLazyDialog(importDialog);
  const chosen = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const categoryId = chosen?.id ?? '';
  const inCategory = (id: string) => items.filter((one) => one.categoryId === id);
  const shown = inCategory(categoryId);
  const openItem = (one: MenuItemReply | null) => {
    setEdited(one);
    itemTrigger.onClick();
  };
  useOpenedProposal(['item'], ({ values }) => {
    const category = categories.find(({ name }) => name.toLowerCase() === values.category?.toLowerCase());
    if (category) setChosenId(category.id);
    openItem(null);
  });
  return (
    <SectionBody>
      <SegmentedControl
        label={copy.categories}
        options={categories.map(({ id, name }) => ({ value: id, label: copy.category(name, inCategory(id).length) }))}
        value={categoryId}
        onChange={setChosenId}
      />
      <Toolbar>
        <Button variant="secondary" {...itemTrigger} disabled={!chosen} onClick={() => openItem(null)}>
          <PlusIcon aria-hidden />
          {copy.add}
        </Button>
        <Button variant="secondary" {...categoriesTrigger}>
          {copy.editCategories}
        </Button>
        <Button variant="secondary" {...pricesTrigger} disabled={items.length === 0}>
          {copy.prices}
        </Button>
        <Button variant="secondary" {...importTrigger}>
          <UploadIcon aria-hidden />
          {copy.import}
        </Button>
        <LinkButton variant="secondary" href={menu.export.path + toQueryString({ language: i18n.locale })} download>
          <DownloadIcon aria-hidden />
          {copy.export}
        </LinkButton>
      </Toolbar>
      {lastPriceChange ? <UndoPrices change={lastPriceChange} /> : null}
      {chosen && shown.length > 0 ? (
        <MenuTable category={chosen.name} items={shown} onEdit={openItem} />
      ) : (
        <EmptyMessage>{copy.empty}</EmptyMessage>
      )}
      <LazyItemDialog {...item} {...{ categories, categoryId }} item={edited} />
      <LazyDialog {...category} resource={categoriesDialog} loadError={copy.notLoaded}>
        {({ default: CategoriesDialog }, open) => (
          <CategoriesDialog {...{ open, categories, items }} onClose={() => category.setOpen(false)} />
        )}
      </LazyDialog>
      <LazyDialog {...prices} resource={pricesDialog} loadError={copy.notLoaded}>
        {({ default: PricesDialog }, open) => (
          <PricesDialog key={categoryId} {...{ open, items, categoryId }} onClose={() => prices.setOpen(false)} />
        )}
      </LazyDialog>
      <LazyDialog {...csv} resource={importDialog} loadError={copy.notLoaded}>
        {({ default: MenuImportDialog }, open) => <MenuImportDialog open={open} onClose={() => csv.setOpen(false)} />}
      </LazyDialog>
    </SectionBody>
  );
}
