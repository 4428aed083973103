import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import { menu } from '@skal/contracts/content/menu';
import { createHooks } from '@skal/shell-kit/api';

export const { useStatusContentVersionQuery, usePreviewContentVersionQuery, usePublishContentVersionMutation } =
  createHooks({ contentVersion }, { contentHistory });
export const { useListContentHistoryQuery, useRestoreContentHistoryMutation } = createHooks(
  { contentHistory },
  { contentVersion, menu, businessInfo },
);
