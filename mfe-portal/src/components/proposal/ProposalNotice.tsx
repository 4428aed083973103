import { Banner, Button, Text } from '@skal/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { proposalNotice as copy } from '../../content/assistant/proposals.ts';
import type { FormProposal } from './useProposal.ts';

/** Status inside a form: its values are the assistant's proposal, or the question whether they may replace what is typed. */
export function ProposalNotice({ proposal: { proposal, mustAsk, apply, dismiss } }: { proposal: FormProposal }) {
  const notice = useRef<HTMLDivElement>(null);
  // The form may be far down its page.
  useEffect(() => {
    if (proposal) notice.current?.scrollIntoView({ block: 'center' });
  }, [proposal]);
  if (!proposal) return null;
  return (
    <Banner ref={notice} role="status" tone="attention">
      <Lines>
        <strong>{mustAsk ? copy.ask : copy.title}</strong>
        <Text>{mustAsk ? copy.askText : copy.text}</Text>
        {proposal.remarks.map((remark) => (
          <Text key={remark}>{remark}</Text>
        ))}
        {mustAsk ? (
          <Choices>
            <Button size="sm" onClick={apply}>
              {copy.replace}
            </Button>
            <Button size="sm" variant="secondary" onClick={dismiss}>
              {copy.keep}
            </Button>
          </Choices>
        ) : null}
      </Lines>
    </Banner>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
