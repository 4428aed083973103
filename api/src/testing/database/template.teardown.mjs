export { removeTemplate as default } from './template.ts';
