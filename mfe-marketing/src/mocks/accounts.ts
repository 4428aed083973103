/** An account of the mock server. An account without a path cannot sign in on the web. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly redirectPath?: string;
  /** The valid code, if the account has a second factor. */
  readonly code?: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@skal.example', password: 'skal-demo-admin', redirectPath: '/admin' },
  { email: 'client@skal.example', password: 'skal-demo-client', redirectPath: '/dashboard' },
  { email: 'live@skal.example', password: 'skal-demo-live', redirectPath: '/dashboard' },
  { email: 'code@skal.example', password: 'skal-demo-code', redirectPath: '/dashboard', code: '123456' },
  { email: 'staff@skal.example', password: 'skal-demo-staff' },
];
