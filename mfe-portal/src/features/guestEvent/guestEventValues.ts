import {
  type AddGuestEventBody,
  type GuestEventReply,
  type GuestEventStatus,
  parseEventCapacity,
  parseEventPrice,
} from '@skal/contracts/content/guestEvent';

/** Values of the form: price and capacity as typed. */
export interface GuestEventValues {
  title: string;
  text: string;
  startsAt: string;
  endsAt: string;
  price: string;
  capacity: string;
  status: GuestEventStatus;
  note: string;
  /** Id of a photo of the gallery, or an empty string. */
  photoId: string;
}

export const EMPTY_EVENT: GuestEventValues = {
  ...{ title: '', text: '', startsAt: '', endsAt: '', price: '', capacity: '', status: 'draft', note: '' },
  photoId: '',
};

/** Formats øre as people type them in Denmark: `125,00`. */
const formatOre = (ore: number): string => (ore / 100).toFixed(2).replace('.', ',');

/** Returns the form values of a stored event. */
export const toFormValues = (event: GuestEventReply): GuestEventValues => {
  const { title, text, startsAt, endsAt, price, capacity, status, note, photoId } = event;
  return {
    ...{ title, text, startsAt, endsAt, status, note, price: formatOre(price) },
    capacity: capacity === null ? '' : String(capacity),
    photoId: photoId ?? '',
  };
};

/** Returns the body of valid values. */
export const toBody = ({ price, capacity, ...values }: GuestEventValues): AddGuestEventBody => ({
  ...values,
  price: parseEventPrice(price) ?? 0,
  capacity: parseEventCapacity(capacity) ?? null,
});
