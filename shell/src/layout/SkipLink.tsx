import { t } from '@lingui/core/macro';
import { styled } from 'styled-components';

/** Skips the navigation; the first stop of the Tab key. */
export function SkipLink() {
  return <Skip href="#main">{t`Skip to content`}</Skip>;
}

const Skip = styled.a`
  position: fixed;
  inset: 8px auto auto 8px;
  z-index: 60;
  padding: 12px 16px;
  color: var(--on-fjord);
  background: var(--fjord);
  border-radius: 8px;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  @media print {
    display: none;
  }
`;
