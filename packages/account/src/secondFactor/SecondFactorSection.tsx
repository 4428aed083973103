import type { SecondFactorReply } from '@skal/contracts/account/secondFactor';
import { Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { secondFactor as copy } from '../content/secondFactor.ts';
import type { SectionProps } from '../sectionProps.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
import type { ReauthPurpose } from './ReauthenticateForm.tsx';
import { SecondFactorSetupDialog } from './SecondFactorSetupDialog.tsx';
import { useReadSecondFactorQuery } from './secondFactor.api.ts';

/** At or below this number of recovery codes, the section suggests new ones. */
const LOW_CODE_COUNT = 3;

/** Shows the second factor's status, the number of recovery codes left, and the available actions. */
export function SecondFactorSection({ frame: Frame, formatMoment }: SectionProps) {
  const { data, isError, isFetching, refetch } = useReadSecondFactorQuery();
  const [opened, setOpened] = useState<'setUp' | 'both' | null>(null);
  // Separate from the open state: the dialog keeps its content while it closes.
  const [purpose, setPurpose] = useState<ReauthPurpose>('off');
  const close = () => setOpened(null);
  const openReauthentication = (kind: ReauthPurpose) => {
    setPurpose(kind);
    setOpened('both');
  };
  return (
    <Frame title={copy.title}>
      {isError && !isFetching ? (
        <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : data ? (
        <State {...data} formatMoment={formatMoment} onSetUp={() => setOpened('setUp')} onBoth={openReauthentication} />
      ) : (
        <Skeleton rows={2} />
      )}
      <SecondFactorSetupDialog open={opened === 'setUp'} onClose={close} />
      <ReauthenticateDialog open={opened === 'both'} kind={purpose} onClose={close} />
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
        <Text tone="muted">{copy.off}</Text>
        <div>
          <Button variant="secondary" onClick={onSetUp}>
            {copy.setUp}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Text tone="muted">{copy.on(formatMoment(since))}</Text>
      <Text>
        {copy.left(codesLeft)} {codesLeft <= LOW_CODE_COUNT ? copy.few : null}
      </Text>
      <Row>
        <Button variant="secondary" onClick={() => onBoth('renew')}>
          {copy.renew}
        </Button>
        <Button variant="quiet" onClick={() => onBoth('off')}>
          {copy.turnOff}
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
