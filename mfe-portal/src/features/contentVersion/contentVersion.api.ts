import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import { guestEvent } from '@skal/contracts/content/guestEvent';
import { menu } from '@skal/contracts/content/menu';
import { photoList } from '@skal/contracts/content/photo';
import { createHooks } from '@skal/shell-kit/api';

export const { useStatusContentVersionQuery, usePreviewContentVersionQuery, usePublishContentVersionMutation } =
  createHooks({ contentVersion }, { contentHistory });
export const { useListContentHistoryQuery, useRestoreContentHistoryMutation } = createHooks(
  { contentHistory },
  { contentVersion, menu, guestEvent, photoList, businessInfo },
);
