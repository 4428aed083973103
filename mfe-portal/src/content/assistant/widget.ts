import { t } from '@lingui/core/macro';

/** Copy of the closed widget in the corner (O2). */
export const widget = {
  name: t`AI Assistant - Coming Soon`,
  text: t`Intelligent automation for app management`,
  open: t`AI Assistant`,
  notLoaded: t`The assistant could not be loaded. The rest of the portal still works.`,
} as const;
