import { t } from '@lingui/core/macro';

/** Copy that both demo pages share. */
export const demoPage = {
  back: t`Back to Dashboard`,
  badge: t`Demo`,
  example: t`Example`,
  /** Toast of a demo button: its action, and that nothing happened. */
  toast: (action: string) => ({
    title: t`This is a demo`,
    description: t`${action}: not connected yet. Nothing was changed.`,
  }),
  cancel: t`Cancel`,
} as const;
