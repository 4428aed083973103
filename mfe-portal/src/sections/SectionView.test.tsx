import { jest } from '@jest/globals';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { layout } from '../content/layout.ts';
import { handlers } from '../mocks/handlers.ts';
import { createTestProviders } from '../testing/renderPortal.tsx';
import { SectionView } from './SectionView.tsx';
import { type Section, sections } from './sections.ts';

mockNetwork(...handlers);

const [overview] = sections;

function show(section: Section | null, onOpen: (id: string) => void = () => undefined) {
  const { PageProviders } = createTestProviders();
  render(
    <PageProviders>
      <MemoryRouter>
        <SectionView section={section} heading={null} onOpen={onOpen} />
      </MemoryRouter>
    </PageProviders>,
  );
}

/** A section with a loader of the test. */
function withCode(id: string, load: Section['load']): Section {
  if (!overview) throw new Error('The table is empty');
  return { ...overview, id: id as Section['id'], load };
}

describe('a section', () => {
  it('with a failed chunk shows a load error, keeps its heading, and loads with Try again', async () => {
    expectConsoleOutput(/No such file/);
    let attempts = 0;
    show(
      withCode('late', async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('No such file');
        return { default: () => <p>Here now</p> };
      }),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    await userEvent.click(retry);
    expect(await screen.findByText('Here now')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('that throws while rendering is replaced by the same error', async () => {
    expectConsoleOutput(/Broken inside/);
    const Broken = () => {
      throw new Error('Broken inside');
    };
    show(withCode('broken', async () => ({ default: Broken })));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('with a failed chunk has nothing beside its title', async () => {
    expectConsoleOutput(/No such file/);
    show(withCode('away', async () => Promise.reject(new Error('No such file'))));
    expect(await screen.findAllByRole('button')).toHaveLength(1);
  });

  it('J3: that does not exist says so and links to another', async () => {
    const onOpen = jest.fn();
    show(null, onOpen);
    expect(await screen.findByRole('heading', { level: 1, name: layout.notFound.title })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: layout.notFound.back('Overview') }));
    expect(onOpen).toHaveBeenCalledWith('overview');
  });

  it('provides its header aside, and the action of its overlay beside the status link', async () => {
    const code = {
      default: () => <p>Content</p>,
      HeaderAside: () => <p>Beside</p>,
      OverlayAction: () => <button type="button">Tell me</button>,
    };
    show({ ...withCode('covered', async () => code), overlay: { title: 'Not yet', availability: 'In spring' } });
    expect(await screen.findByText('Beside')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Not yet' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tell me' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: layout.seeStatus })).toHaveAttribute(
      'href',
      '/dashboard?section=app-status',
    );
    expect(screen.getByText('Content').closest('[inert]')).not.toBeNull();
  });

  it('without an overlay is not covered', async () => {
    show({ ...withCode('bare', async () => ({ default: () => <p>Bare</p> })), overlay: undefined });
    expect((await screen.findByText('Bare')).closest('[inert]')).toBeNull();
    expect(screen.queryByRole('link', { name: layout.seeStatus })).not.toBeInTheDocument();
  });

  it('shows its heading and a loading state while its chunk loads', async () => {
    show(withCode('slow', () => new Promise(() => undefined)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
