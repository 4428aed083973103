import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LinkButton } from '../actions/LinkButton.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is a plain button unless it says otherwise', () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'button');
  });

  it('F25, G5, H6: reads its busy label, is disabled and does nothing while busy', async () => {
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

  it('keeps the other label out of the page, and only its width', () => {
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

  it('is called by what it says while it is at work, whatever it is called otherwise', () => {
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

  it('keeps the width of a label that is more than text, hidden from everybody', () => {
    render(
      <Button busy busyLabel="Saving...">
        <b>Save</b> all
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(screen.getByText('all')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has the focus again when the work is over and nobody took it', async () => {
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

  it('leaves the focus where its reader has put it meanwhile', async () => {
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

  it('that never had the focus takes none when its work is over', () => {
    const { rerender } = render(<Button busy>Send</Button>);
    rerender(<Button>Send</Button>);
    expect(document.body).toHaveFocus();
  });

  it('keeps its label while busy where it was given no other, and is disabled all the same', () => {
    render(<Button busy>Send</Button>);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('sends its form once by a press and by Enter, and not while it is busy', async () => {
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

  it('hands out its node and hears what a button hears', () => {
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

  it('is disabled when told so', () => {
    render(<Button disabled>Connect</Button>);
    expect(screen.getByRole('button', { name: 'Connect' })).toBeDisabled();
  });
});

describe('LinkButton', () => {
  it('hands its looks on as data, and as nothing that a link does not know', () => {
    render(
      <LinkButton href="/" variant="quiet" size="lg" block onBand>
        Home
      </LinkButton>,
    );
    const { attributes } = screen.getByRole('link');
    const names = [...attributes].map(({ name }) => name).filter((name) => name !== 'class');
    expect(names.sort()).toEqual(['data-block', 'data-on-band', 'data-size', 'data-variant', 'href']);
  });

  it('is a real link, of its own or of a router', () => {
    function Router({ to, children }: { to: string; children?: React.ReactNode }) {
      return <a href={`/routed${to}`}>{children}</a>;
    }
    render(
      <>
        <LinkButton href="/solutions" variant="secondary">
          Solutions
        </LinkButton>
        <LinkButton as={Router} to="/login" onBand>
          Log In
        </LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/routed/login');
  });
});
