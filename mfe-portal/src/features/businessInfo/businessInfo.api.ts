import { businessInfo } from '@skal/contracts/content/businessInfo';
import { contentVersion } from '@skal/contracts/content/contentVersion';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadBusinessInfoQuery, useSaveBusinessInfoMutation } = createHooks(
  { businessInfo },
  { contentVersion },
);
