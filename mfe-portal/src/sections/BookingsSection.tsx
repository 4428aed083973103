import { useAccount } from '../account/useAccount.ts';
import { bookings } from '../content/bookings.ts';
import { LiveBookings } from '../features/bookings/LiveBookings.tsx';
import { Panels } from '../parts/Panels.tsx';

/** Reservations: the tables of today, those ahead, and who did not come (K4). */
export default function BookingsSection() {
  const { live } = useAccount();
  return live ? <LiveBookings /> : <Panels {...bookings} />;
}
