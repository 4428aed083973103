import { audit } from '@skal/contracts/audit';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListAuditQuery, useActionsAuditQuery } = hooksOf({ audit });
