/**
 * React's development build keeps the stack of whoever made each element, ten thousand a second, for its warnings: a
 * quarter of the time of a form's test. Here they are used up from the start. Warnings still come, and still name the
 * component; only the line that made the element is missing.
 */
import * as React from 'react';

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
}

const internals = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React no longer counts its owner stacks here: see whether this file is still of use.');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
