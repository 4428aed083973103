import type { SecondFactorReply } from '@skal/contracts/account/secondFactor';
import { Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { secondFactor as words } from '../content/secondFactor.ts';
import type { SectionProps } from '../sectionProps.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
import type { ReauthPurpose } from './ReauthenticateForm.tsx';
import { SecondFactorSetupDialog } from './SecondFactorSetupDialog.tsx';
import { useReadSecondFactorQuery } from './secondFactor.api.ts';

/** At or below this number of recovery codes, the section suggests new ones. */
const FEW = 3;

/** Shows the second factor's status, the number of recovery codes left, and the available actions. */
export function SecondFactorSection({ frame: Frame, formatMoment }: SectionProps) {
  const { data, isError, isFetching, refetch } = useReadSecondFactorQuery();
  const [opened, setOpened] = useState<'setUp' | 'both' | null>(null);
  // Separate from the open state: the dialog keeps its content while it closes.
  const [both, setBoth] = useState<ReauthPurpose>('off');
  const close = () => setOpened(null);
  const openBoth = (kind: ReauthPurpose) => {
    setBoth(kind);
    setOpened('both');
  };
  return (
    <Frame title={words.title}>
      {isError && !isFetching ? (
        <ErrorState {...words.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : data ? (
        <State {...data} formatMoment={formatMoment} onSetUp={() => setOpened('setUp')} onBoth={openBoth} />
      ) : (
        <Skeleton rows={2} />
      )}
      <SecondFactorSetupDialog open={opened === 'setUp'} onClose={close} />
      <ReauthenticateDialog open={opened === 'both'} kind={both} onClose={close} />
    </Frame>
  );
}

interface StateProps extends SecondFactorReply, Pick<SectionProps, 'formatMoment'> {
  onSetUp: () => void;
  onBoth: (kind: ReauthPurpose) => void;
}

function State({ since, codesLeft, formatMoment, onSetUp, onBoth }: StateProps) {
  if (since === null) {
    return (
      <>
        <Text tone="ink-2">{words.off}</Text>
        <div>
          <Button variant="secondary" onClick={onSetUp}>
            {words.setUp}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Text tone="ink-2">{words.on(formatMoment(since))}</Text>
      <Text>
        {words.left(codesLeft)} {codesLeft <= FEW ? words.few : null}
      </Text>
      <Row>
        <Button variant="secondary" onClick={() => onBoth('renew')}>
          {words.renew}
        </Button>
        <Button variant="quiet" onClick={() => onBoth('off')}>
          {words.turnOff}
        </Button>
      </Row>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
