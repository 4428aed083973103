export { createTemplate as default } from './template.ts';
