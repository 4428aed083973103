/** A telephone number as a `tel:` link. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
