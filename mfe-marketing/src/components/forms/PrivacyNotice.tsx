import { Text, TextLink, VisuallyHidden } from '@skal/shared-ui';
import { formNotice } from '../../content/formNotice.ts';

/** What happens to what one writes. The policy opens beside the form, so that nothing typed is lost. */
export function PrivacyNotice({ children }: { children: string }) {
  return (
    <Text size="meta" tone="ink-3">
      {children}{' '}
      <TextLink href={formNotice.to} target="_blank" rel="noopener">
        {formNotice.label}
        <VisuallyHidden> {formNotice.newTab}</VisuallyHidden>
      </TextLink>
    </Text>
  );
}
