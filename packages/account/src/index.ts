export { AccountSafety } from './AccountSafety.tsx';
