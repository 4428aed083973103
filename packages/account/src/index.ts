export { AccountSecurity } from './AccountSecurity.tsx';
