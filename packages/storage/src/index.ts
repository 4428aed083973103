export { renameDurably, syncTree } from './durable.ts';
export { openStorage } from './openStorage.ts';
export { isBucket, namesPlace, PLACE_RULE, type StoragePlace, within } from './place.ts';
export { type Content, NotStored, type Piece, type Range, type Storage } from './storage.ts';
