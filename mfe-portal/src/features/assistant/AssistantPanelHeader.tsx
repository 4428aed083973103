import { BotIcon, ChevronUpIcon, IconButton, Maximize2Icon, MinusIcon, XIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { assistant, panel } from '../../content/assistant/assistant.ts';

interface Props {
  titleId: string;
  minimized: boolean;
  onMinimize: () => void;
  onExpand: () => void;
  onClose: () => void;
}

/** Header of the panel: title, status, and buttons to minimize, expand and close (O3). */
export const AssistantPanelHeader = ({ titleId, minimized, onMinimize, onExpand, onClose }: Props) => (
  <Header>
    <BotIcon size={20} aria-hidden />
    <div>
      <Title id={titleId}>{assistant.title}</Title>
      <Online>
        <Dot aria-hidden="true" />
        {assistant.online}
      </Online>
    </div>
    <Buttons>
      <IconButton size="sm" label={minimized ? panel.restore : panel.minimize} onClick={onMinimize}>
        {minimized ? <ChevronUpIcon /> : <MinusIcon />}
      </IconButton>
      <IconButton size="sm" label={panel.expand} onClick={onExpand}>
        <Maximize2Icon />
      </IconButton>
      <IconButton size="sm" label={panel.close} onClick={onClose}>
        <XIcon />
      </IconButton>
    </Buttons>
  </Header>
);

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 10px 10px 18px;
  border-block-end: 1px solid var(--line);

  & > svg {
    color: var(--fjord);
  }
`;

const Title = styled.h2`
  font: var(--type-label);
  font-size: 0.9375rem;
  font-weight: 600;
  letter-spacing: 0;
`;

const Online = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-3);
  font: var(--type-meta);
`;

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: var(--radius-full);
  background: var(--mos);
  forced-color-adjust: none;
`;

const Buttons = styled.div`
  display: flex;
  margin-inline-start: auto;
`;
