export { default } from './published.ts';
