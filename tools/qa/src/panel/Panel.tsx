import { Button } from '@skal/shared-ui/components/Button/Button.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { STORYBOOK_PATH } from '../settings/liveBundles.ts';
import type { StateStatus } from '../states/stateStatus.ts';
import { Controls } from './Controls.tsx';
import type { PanelContext } from './panelContext.ts';
import { ReportActions } from './ReportActions.tsx';
import { StateList } from './StateList.tsx';

interface Props {
  context: PanelContext;
  /** Progress of the state that the page was opened with. */
  status: StateStatus | null;
}

/** Lists the screen states and settings; each choice is a link. Closes when a state is chosen. */
export function Panel({ context, status }: Props) {
  const [isOpen, setOpen] = useState(false);
  const goTo: PanelContext['goTo'] = (...state) => {
    setOpen(false);
    context.goTo(...state);
  };
  return (
    <>
      <Container data-print="none">
        <Handle size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          QA
        </Handle>
        {isOpen && (
          <Sheet role="region" aria-label="What this page shows">
            <ReportActions context={context} />
            {/* In a new tab, so that the current state stays open. */}
            <StorybookLink href={STORYBOOK_PATH} target="_blank" rel="noopener">
              Gallery of components
            </StorybookLink>
            <StateList context={{ ...context, goTo }} />
            <Controls context={context} />
          </Sheet>
        )}
      </Container>
      {status && (
        <Note role="status" aria-label="State" data-state={status.slug} data-print="none">
          {status.name}: {status.text}
        </Note>
      )}
    </>
  );
}

/* Above the page's own layers, and clickable while a dialog of the page blocks pointer events. */
const ABOVE = 2147483647;

/* A drawer at the edge, because pages have buttons in corners and footers. */
const Container = styled.div`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${ABOVE};
  display: flex;
  align-items: center;
  max-inline-size: 100vw;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

const Handle = styled(Button)`
  && {
    flex: none;
    width: 28px;
    min-width: 0;
    height: 56px;
    padding: 0;
    border-radius: 8px 0 0 8px;
    writing-mode: vertical-rl;
  }
`;

const Sheet = styled.section`
  display: grid;
  flex: 0 1 380px;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  align-self: stretch;
  inline-size: 380px;
  min-inline-size: 0;
  padding: 16px;
  overflow: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--elevation-3);
  font: var(--type-body);
`;

const StorybookLink = styled.a`
  display: flex;
  align-items: center;
  justify-self: start;
  min-block-size: 32px;
  color: var(--fjord);

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

/* Elements below stay clickable. */
const Note = styled.output`
  position: fixed;
  inset: auto auto 4px 50%;
  z-index: ${ABOVE};
  inline-size: max-content;
  max-inline-size: calc(100vw - 16px);
  padding: 4px 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  color: var(--ink);
  font: var(--type-label);
  pointer-events: none;
  transform: translateX(-50%);
`;
