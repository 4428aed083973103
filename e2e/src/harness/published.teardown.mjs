export { default } from './unpublished.ts';
