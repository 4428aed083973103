import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  Button,
  Card,
  Dialog,
  Heading,
  Overlay,
  PhoneFrame,
  SelectField,
  Skeleton,
  SourcedNumber,
  SourceTooltipArea,
  Table,
  TabPanel,
  Tabs,
  TextAreaField,
  TextField,
  TideLine,
  Toaster,
  Tooltip,
} from './index.ts';

const nothing = () => {};

/** One of each component that a prerendered page may contain. */
const page = (
  <main>
    <Heading level={1} size="display" tideLine>
      Your regulars
    </Heading>
    <Tooltip content="Now">
      <Button busyLabel="Sending...">Start Your Project</Button>
    </Tooltip>
    <Card as={SourceTooltipArea}>
      <SourcedNumber value="20%" sourceId={1} sourceText="A study" sourceHref="#source-1" />
    </Card>
    <TideLine progress={0.4} width="100%" />
    <PhoneFrame label="A wine bar's app">app</PhoneFrame>
    <Overlay title="Coming Soon">
      <p>panel</p>
    </Overlay>
    <Tabs value="a" onValueChange={nothing} label="Phones" tabs={[{ id: 'a', label: 'Wine bar' }]}>
      <TabPanel id="a">Wine bar</TabPanel>
    </Tabs>
    <form noValidate>
      <TextField label="Full Name" name="name" required />
      <TextAreaField label="Message" name="message" rows={6} />
      <SelectField
        label="Industry"
        name="industry"
        options={[{ value: 'a', label: 'A' }]}
        value=""
        onValueChange={nothing}
      />
    </form>
    <Table caption="None" columns={[{ id: 'a', header: 'A', cell: (row) => row }]} rows={['x']} rowKey={(row) => row} />
    <Skeleton rows={2} />
    <Dialog open={false} onOpenChange={nothing} title="Consultation">
      form
    </Dialog>
    <Toaster toast={null} onDismiss={nothing} />
  </main>
);

describe('server rendering', () => {
  it('renders and hydrates every component without a mismatch', async () => {
    const html = renderToString(page);
    expect(html).toContain('Your regulars');
    const host = document.createElement('div');
    host.innerHTML = html;
    document.body.append(host);
    const heading = host.querySelector('h1');
    const complaints: unknown[] = [];
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(host, page, { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
    expect(host.querySelector('h1')).toBe(heading);
    await act(async () => root?.unmount());
    host.remove();
  });
});
