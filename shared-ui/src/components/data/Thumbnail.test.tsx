import { fireEvent, render, screen } from '@testing-library/react';
import { Thumbnail } from './Thumbnail.tsx';

const FAILED = 'The preview could not be loaded';
const draw = (width: number, height: number) => {
  render(<Thumbnail src="/small" alt="screen.png" failed={FAILED} {...{ width, height }} />);
  return screen.getByRole('img', { name: 'screen.png' });
};

describe('Thumbnail', () => {
  it.each([
    [320, 240, '160', '120'],
    [80, 320, '40', '160'],
    [24, 16, '24', '16'],
  ])(
    'keeps the place of one of %d by %d before it comes, and asks for it when it is near',
    (width, height, ...shown) => {
      const picture = draw(width, height);
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(shown);
      expect(picture).toHaveAttribute('loading', 'lazy');
      fireEvent.load(picture);
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(shown);
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    },
  );

  it('shows a message if the image fails to load', () => {
    fireEvent.error(draw(320, 240));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(FAILED)).toBeVisible();
  });
});
