import { Button, Text, TideLine } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { consultationSuccess as copy } from '../../content/forms/consultation.ts';

interface ConsultationSuccessProps {
  onClose: () => void;
  onHome: () => void;
}

/** Content of the dialog after a successful request (F26-F28, F31, F32). The dialog's title is its heading. */
export function ConsultationSuccess({ onClose, onHome }: ConsultationSuccessProps) {
  return (
    <Wrapper>
      <TideLine width={160} progress={0.75} />
      <div role="status">
        <Text>{copy.text}</Text>
        <Text tone="muted">{copy.next}</Text>
      </div>
      <Actions>
        <Button onClick={onHome}>{copy.home}</Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </Actions>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  display: grid;
  gap: 24px;
  justify-items: center;
  padding-block: 0 8px;
  text-align: center;

  & > div[role='status'] {
    display: grid;
    gap: 8px;
    max-inline-size: 24.5em;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

/** The dialog's title, centered: leaves the width of the close button on both sides. */
export const ConsultationSuccessTitle = styled.span`
  display: block;
  inline-size: min(458px, 100vw - 148px);
  padding-inline-start: 54px;
  font: var(--type-h2);
  letter-spacing: var(--tracking-h2);
  text-align: center;

  @media (max-width: 37.49875em) {
    inline-size: calc(100vw - 100px);
  }
`;
