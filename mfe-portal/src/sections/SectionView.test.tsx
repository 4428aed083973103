import { expectComplaint } from '@skal/tooling/jest/console.ts';
import { mockNetwork } from '@skal/tooling/jest/network.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { handlers } from '../mocks/handlers.ts';
import { makeSurroundings } from '../testing/renderPortal.tsx';
import { SectionView } from './SectionView.tsx';
import { type Section, sections } from './sections.ts';

mockNetwork(...handlers);

const [overview] = sections;

function show(section: Section) {
  const { Surroundings } = makeSurroundings();
  render(
    <Surroundings>
      <MemoryRouter>
        <SectionView section={section} heading={null} onOpen={() => undefined} />
      </MemoryRouter>
    </Surroundings>,
  );
}

/** A section of the table with code of the test's own. */
function withCode(id: string, load: Section['load']): Section {
  if (!overview) throw new Error('The table is empty');
  return { ...overview, id: id as Section['id'], load };
}

describe('a section', () => {
  it('whose chunk does not come says so, keeps its heading, and comes with Try again', async () => {
    expectComplaint(/No such file/);
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

  it('that breaks while it is shown is replaced by the same notice', async () => {
    expectComplaint(/Broken inside/);
    const Broken = () => {
      throw new Error('Broken inside');
    };
    show(withCode('broken', async () => ({ default: Broken })));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('shows its heading and that it is loading while its chunk is on the way', async () => {
    show(withCode('slow', () => new Promise(() => undefined)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
