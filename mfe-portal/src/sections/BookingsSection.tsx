import { bookings } from '../content/bookings.ts';
import { Panels } from '../parts/Panels.tsx';

export default function BookingsSection() {
  return <Panels {...bookings} />;
}
