import { Banner, Button, Text } from '@skal/shared-ui';
import { useReadSessionQuery } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { emailChange as copy } from '../content/emailChange.ts';
import type { SectionProps } from '../sectionProps.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

/** Shows the current address and changes it. */
export function EmailSection({ frame: Frame }: Pick<SectionProps, 'frame'>) {
  const { data } = useReadSessionQuery();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Frame title={copy.title}>
      {data ? <Text tone="muted">{copy.lead(data.user.email)}</Text> : null}
      <StatusArea role="status">{sentTo ? <Banner tone="success">{copy.sentText(sentTo)}</Banner> : null}</StatusArea>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.change}
        </Button>
      </div>
      <ChangeEmailDialog open={open} onClose={() => setOpen(false)} onSent={setSentTo} />
    </Frame>
  );
}

/** Always rendered, so that its text is announced; takes no space while empty. */
const StatusArea = styled.div`
  &:empty {
    position: absolute;
  }
`;
