export { AccountSecurity } from './AccountSafety.tsx';
