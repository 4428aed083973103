import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlay } from './Overlay.tsx';

const panel = (live: boolean) => (
  <Overlay
    live={live}
    title="Coming Soon"
    availability="Estimated availability: When app development is complete"
    action={<a href="#app-status">See app status</a>}
  >
    <h2>User Adoption</h2>
    <button type="button">Daily</button>
  </Overlay>
);

describe('Overlay', () => {
  it('J18, K4: keeps the covered content in the page, inert and hidden from assistive technology, after its card', async () => {
    render(panel(false));
    const covered = screen.getByText('Daily').parentElement;
    expect(covered).toHaveAttribute('inert');
    expect(covered).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const title = screen.getByRole('heading', { level: 2, name: 'Coming Soon' });
    expect(title.compareDocumentPosition(screen.getByText('Daily'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Estimated availability: When app development is complete')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'See app status' })).toHaveFocus();
  });

  it('live: renders only the content', () => {
    render(panel(true));
    expect(screen.queryByText('Coming Soon')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Daily' })).toBeEnabled();
  });
});
