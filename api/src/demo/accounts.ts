import type { BusinessType, SubscriptionPlan } from '@skal/contracts/client/client';

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
