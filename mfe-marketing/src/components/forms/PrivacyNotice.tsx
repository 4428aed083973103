import { Text, TextLink, VisuallyHidden } from '@skal/shared-ui';
import { formNotice } from '../../content/formNotice.ts';

/** Privacy notice of a form. The policy opens in a new tab, so that no input is lost. */
export function PrivacyNotice({ children }: { children: string }) {
  return (
    <Text size="meta" tone="subtle">
      {children}{' '}
      <TextLink href={formNotice.to} target="_blank" rel="noopener">
        {formNotice.label}
        <VisuallyHidden> {formNotice.newTab}</VisuallyHidden>
      </TextLink>
    </Text>
  );
}
