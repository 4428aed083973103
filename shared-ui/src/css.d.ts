/** Style sheets are imported for their effect; a bundler knows what to do with them. */
declare module '*.css';
