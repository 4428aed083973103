import { clientTable } from '@skal/contracts/clientTable';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadClientTableQuery, useSaveClientTableMutation } = hooksOf({ clientTable });
