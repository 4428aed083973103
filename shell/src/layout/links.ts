/** The bar's and the footer's links, in the specified order (E1, E2, E9, E10). */
export interface NavItem {
  label: string;
  to: string;
}

export const barLinks: readonly NavItem[] = [
  { label: 'Business Case', to: '/business-case' },
  { label: 'How It Works', to: '/how-it-works' },
  { label: 'Solutions', to: '/solutions' },
];

export const loginLink: NavItem = { label: 'Log In', to: '/login' };

/** The popup that 'Book a Consultation' opens, by the name in the marketing bundle's manifest. */
export const CONSULTATION = 'consultation';

export const companyLinks: readonly NavItem[] = [
  { label: 'About Us', to: '/about' },
  { label: 'Contact Us', to: '/contact' },
];

export const legalLinks: readonly NavItem[] = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
  { label: 'Acceptable Use Policy', to: '/acceptable-use-policy' },
  { label: 'Refund Policy', to: '/refund-policy' },
  { label: 'Service Expectations', to: '/service-expectations' },
];
