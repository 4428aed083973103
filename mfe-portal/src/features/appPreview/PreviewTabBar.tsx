import { styled } from 'styled-components';
import { type PhoneScreen, phoneApp } from '../../content/phoneApp.ts';

interface Props {
  screens: readonly PhoneScreen[];
  /** Null on the first screen. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** Number of screens in the tab bar besides the first one; the rows link to all. */
const MAX_LABELS = 3;

/** Tab bar of the preview app. */
export const PreviewTabBar = ({ screens, openId, onOpen }: Props) => (
  <Bar role="group" aria-label={phoneApp.navigation}>
    {[{ id: null, short: phoneApp.home }, ...screens.slice(0, MAX_LABELS)].map(({ id, short }) => (
      <TabButton key={short} type="button" aria-pressed={id === openId} onClick={() => onOpen(id)}>
        {short}
      </TabButton>
    ))}
  </Bar>
);

const Bar = styled.div`
  display: flex;
  justify-content: space-around;
  padding: 8px 12px 22px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);
`;

const TabButton = styled.button`
  min-block-size: 36px;
  padding: 4px 6px;
  border: 0;
  border-radius: var(--radius-8);
  background: transparent;
  color: var(--ink-3);
  font: var(--type-meta);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  &[aria-pressed='true'] {
    color: var(--fjord);
    font-weight: 650;
  }
`;
