import { styled } from 'styled-components';
import { SegmentButton } from './SegmentedControl.tsx';

interface Props {
  label: string;
  tabs: readonly { id: string; label: string }[];
}

/** Disabled tabs, with the first one selected. */
export const DisabledTabs = ({ label, tabs }: Props) => (
  <List role="tablist" aria-label={label}>
    {tabs.map(({ id, label: name }, index) => (
      <SegmentButton key={id} type="button" role="tab" disabled aria-selected={index === 0}>
        {name}
      </SegmentButton>
    ))}
  </List>
);

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
