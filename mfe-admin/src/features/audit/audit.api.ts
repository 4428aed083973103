import { audit } from '@skal/contracts/operations/audit';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAuditQuery, useActionsAuditQuery } = createHooks({ audit });
