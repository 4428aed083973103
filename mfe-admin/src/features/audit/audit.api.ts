import { audit } from '@skal/contracts/audit';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAuditQuery, useActionsAuditQuery } = createHooks({ audit });
