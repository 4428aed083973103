/** A link that leads to a store, and nowhere else. */
export const safeStoreUrl = (url: string | null): string | null => (url && /^https?:\/\//i.test(url) ? url : null);
