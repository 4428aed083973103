import { clientConnection, shopProduct } from '@skal/contracts/integration/connection';
import { createHooks } from '@skal/shell-kit/api';

export const { useListClientConnectionQuery, useActivityClientConnectionQuery, useSyncClientConnectionMutation } =
  createHooks({ clientConnection }, { shopProduct });
