/**
 * React's development build captures a stack for each element, ten thousand a second, for its warnings: a quarter of the time of a
 * form test. This uses up that quota at the start. Warnings still appear and name the component; only the line that created the
 * element is missing.
 */
import * as React from 'react';

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
}

const internals = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React no longer limits owner stacks here: check whether this file is still needed.');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
