import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LinkButton } from '../actions/LinkButton.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('has type="button" by default', () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'button');
  });

  it('F25, G5, H6: shows its busy label, is disabled and ignores presses while busy', async () => {
    const onClick = jest.fn();
    render(
      <Button busy busyLabel="Sending..." onClick={onClick}>
        Send request
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveTextContent(/^Sending\.\.\.$/);
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps only the width of the hidden label, not its text', () => {
    const { rerender } = render(<Button busyLabel="Sending...">Send request</Button>);
    expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
    expect(screen.getByText('Send request').parentElement).toHaveAttribute('data-other', 'Sending...');
    rerender(
      <Button busy busyLabel="Sending...">
        Send request
      </Button>,
    );
    expect(screen.queryByText('Send request')).not.toBeInTheDocument();
    expect(screen.getByText('Sending...').parentElement).toHaveAttribute('data-other', 'Send request');
  });

  it('is named by its busy label while busy, even with an aria-label', () => {
    const { rerender } = render(
      <Button aria-label="Read now: Shopify" busyLabel="Reading...">
        Read now
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Read now: Shopify');
    rerender(
      <Button aria-label="Read now: Shopify" busy busyLabel="Reading...">
        Read now
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Reading...');
  });

  it('keeps the width of a hidden label that is not plain text', () => {
    render(
      <Button busy busyLabel="Saving...">
        <b>Save</b> all
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(screen.getByText('all')).toHaveAttribute('aria-hidden', 'true');
  });

  it('regains the focus after being busy', async () => {
    function Sender() {
      const [busy, setBusy] = useState(false);
      return (
        <>
          <Button busy={busy} busyLabel="Sending..." onClick={() => setBusy(true)}>
            Send
          </Button>
          <output onClick={() => setBusy(false)} onKeyDown={() => setBusy(false)}>
            answer
          </output>
        </>
      );
    }
    render(<Sender />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByText('answer'));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('does not regain the focus if the user moved it meanwhile', async () => {
    const user = userEvent.setup({ delay: null });
    const form = (busy: boolean) => (
      <>
        <Button busy={busy} busyLabel="Sending...">
          Send
        </Button>
        <input aria-label="Next" />
      </>
    );
    const { rerender } = render(form(false));
    await user.tab();
    rerender(form(true));
    await user.click(screen.getByLabelText('Next'));
    rerender(form(false));
    expect(screen.getByLabelText('Next')).toHaveFocus();
  });

  it('does not take the focus after being busy if it did not have it', () => {
    const { rerender } = render(<Button busy>Send</Button>);
    rerender(<Button>Send</Button>);
    expect(document.body).toHaveFocus();
  });

  it('keeps its label and is disabled while busy without a busy label', () => {
    render(<Button busy>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('submits its form once by press and by Enter, but not while busy', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    rerender(form(true));
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('forwards its ref and event handlers', () => {
    const ref = { current: null as HTMLButtonElement | null };
    const onFocus = jest.fn();
    render(
      <Button ref={ref} onFocus={onFocus} aria-describedby="why">
        Send
      </Button>,
    );
    ref.current?.focus();
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(ref.current).toHaveAttribute('aria-describedby', 'why');
  });

  it('is disabled by the disabled prop', () => {
    render(<Button disabled>Connect</Button>);
    expect(screen.getByRole('button', { name: 'Connect' })).toBeDisabled();
  });
});

describe('LinkButton', () => {
  it('passes its variants on as data attributes only', () => {
    render(
      <LinkButton href="/" variant="quiet" size="lg" block inverse>
        Home
      </LinkButton>,
    );
    const { attributes } = screen.getByRole('link');
    const names = [...attributes].map(({ name }) => name).filter((name) => name !== 'class');
    expect(names.sort()).toEqual(['data-block', 'data-on-band', 'data-size', 'data-variant', 'href']);
  });

  it('renders a native or a router link', () => {
    function Router({ to, children }: { to: string; children?: React.ReactNode }) {
      return <a href={`/routed${to}`}>{children}</a>;
    }
    render(
      <>
        <LinkButton href="/solutions" variant="secondary">
          Solutions
        </LinkButton>
        <LinkButton as={Router} to="/login" inverse>
          Log In
        </LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/routed/login');
  });
});
