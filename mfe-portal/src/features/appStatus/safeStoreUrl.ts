/** Returns a URL only if it is http or https. */
export const safeStoreUrl = (url: string | null): string | null => (url && /^https?:\/\//i.test(url) ? url : null);
