/** The eight placeholders of the gallery (P6). */
export const gallery = {
  list: 'Photos',
  upload: 'Upload Photos',
  tiles: ['Front', 'Bar', 'Tables', 'Terrace', 'Kitchen', 'Plates', 'Bottles', 'Evening'],
} as const;

/** Contact and opening hours (P7). */
export const info = {
  contact: {
    title: 'Contact',
    name: 'Business name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    website: 'Website',
    about: 'About the business',
    save: 'Save contact',
  },
  hours: {
    title: 'Opening hours',
    open: 'Open',
    closed: 'Closed',
    from: 'From',
    to: 'To',
    save: 'Save hours',
    note: 'Example hours.',
    week: [
      { day: 'Monday', open: true, from: '16:00', to: '23:00' },
      { day: 'Tuesday', open: true, from: '16:00', to: '23:00' },
      { day: 'Wednesday', open: true, from: '16:00', to: '23:00' },
      { day: 'Thursday', open: true, from: '16:00', to: '23:00' },
      { day: 'Friday', open: true, from: '15:00', to: '01:00' },
      { day: 'Saturday', open: true, from: '14:00', to: '01:00' },
      { day: 'Sunday', open: false, from: '', to: '' },
    ],
  },
} as const;

export interface DayHours {
  day: string;
  open: boolean;
  from: string;
  to: string;
}
