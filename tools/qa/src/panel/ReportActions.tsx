import { Button } from '@skal/shared-ui/components/Button/Button.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { renderBugReport } from '../report/bugReport.ts';
import { captureScreenshot } from '../report/screenshot.ts';
import { DEFAULT_SETTINGS, urlFor } from '../settings/qaSettings.ts';
import { currentPath, type PanelContext } from './panelContext.ts';

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  link.download = `skal-report-${Date.now()}.html`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Actions that share the current page: a link, or a report. */
export function ReportActions({ context: { settings, bundles, consoleLines, open } }: { context: PanelContext }) {
  const [note, setNote] = useState('');
  const link = window.location.origin + urlFor(currentPath(), settings());
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setNote('The link is copied.'),
      () => setNote(link),
    );
  const report = async () => {
    setNote('Capturing the page...');
    // A report without a screenshot is better than none.
    const screenshot = await captureScreenshot().catch((error: unknown) => {
      console.error('The screenshot failed', error);
      return '';
    });
    save(renderBugReport({ link, bundles, consoleLines: consoleLines, screenshot: screenshot }));
    setNote('The report is saved.');
  };
  return (
    <div>
      <Row>
        <Button size="sm" variant="secondary" onClick={copy}>
          Copy link
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void report()}>
          Save report
        </Button>
        <Button size="sm" variant="secondary" onClick={() => open(DEFAULT_SETTINGS, currentPath())}>
          Reset
        </Button>
      </Row>
      <Status>{note}</Status>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Status = styled.output`
  overflow-wrap: anywhere;
  font: var(--type-label);
`;
