import { clientConnection } from '@skal/contracts/connection';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListClientConnectionQuery } = hooksOf({ clientConnection });
