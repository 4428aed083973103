import type { ImpersonationStateReply } from '@skal/contracts/account/session';
import { Button, Heading, LinkButton, Text } from '@skal/shared-ui';
import { useHomePath } from '@skal/shell-kit';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { impersonationCopy as words } from './impersonationCopy.ts';
import { useImpersonationControls } from './useImpersonationControls.ts';

/** Replaces an operator's page during an impersonation, in any tab: the server would reject the page's calls. */
export function ImpersonationNotice({ viewing: { until, user } }: { viewing: ImpersonationStateReply }) {
  const { end, isLoading } = useImpersonationControls(until);
  const portal = useHomePath('client');
  return (
    <Place id="main" tabIndex={-1}>
      <Heading level={1} size="h3">
        {words.notice(user.businessName ?? user.email)}
      </Heading>
      <Text tone="muted">{words.noticeText(until)}</Text>
      <Actions>
        <Button busy={isLoading} busyLabel={words.ending} onClick={() => void end()}>
          {words.end}
        </Button>
        <LinkButton as={Link} to={portal} variant="secondary">
          {words.back}
        </LinkButton>
      </Actions>
    </Place>
  );
}

const Place = styled.main`
  display: grid;
  gap: 16px;
  max-width: 640px;
  margin-inline: auto;
  padding: clamp(48px, 10vw, 128px) 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
