import type { BusinessType, SubscriptionPlan } from '@skal/contracts/client/client';
import type { StaffRole } from '@skal/contracts/client/staff';

/** An account for trying out the product. */
export interface DemoAccount {
  email: string;
  password: string;
  redirectPath: string;
  firstName: string;
  lastName: string;
  /** Null for the operator. */
  business: null | { name: string; businessType: BusinessType; plan: SubscriptionPlan; isLive: boolean };
}

/** Demo accounts; they exist outside production only, and are recognizable as such. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@skal.example',
    password: 'skal-demo-admin',
    redirectPath: '/admin',
    firstName: 'Demo',
    lastName: 'Operator',
    business: null,
  },
  {
    email: 'client@skal.example',
    password: 'skal-demo-client',
    redirectPath: '/dashboard',
    firstName: 'Demo',
    lastName: 'Client',
    business: { name: 'Demo Wine Bar', businessType: 'wine-bar', plan: 'basic', isLive: false },
  },
  {
    email: 'live@skal.example',
    password: 'skal-demo-live',
    redirectPath: '/dashboard',
    firstName: 'Demo',
    lastName: 'Live',
    business: { name: 'Demo Restaurant (live)', businessType: 'restaurant', plan: 'premium', isLive: true },
  },
];

/** A member of staff of the live demo account. */
export interface DemoMember extends Pick<DemoAccount, 'email' | 'password' | 'firstName' | 'lastName'> {
  role: StaffRole;
}

const member = (firstName: string, role: StaffRole): DemoMember => ({
  ...{ email: `${role.toLowerCase()}@skal.example`, password: `skal-demo-${role.toLowerCase()}` },
  ...{ firstName, lastName: 'Demo', role },
});

/** Staff of the live demo account; they have the permissions of their role's template, and sign in as the demo accounts do. */
export const demoStaff: readonly DemoMember[] = [
  member('Freja', 'Manager'),
  member('Emil', 'Server'),
  member('Ida', 'Bartender'),
  member('Oskar', 'Chef'),
  member('Alma', 'Host'),
];
