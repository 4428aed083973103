import { clientConnection } from '@skal/contracts/integration/connection';
import { createHooks } from '@skal/shell-kit/api';

export const { useListClientConnectionQuery } = createHooks({ clientConnection });
