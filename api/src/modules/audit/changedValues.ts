import type { AuditValues } from '@skal/contracts/operations/audit';

/** Prefixes the names of nested values: `features.events`. */
export const prefixKeys = (group: string, values: object): AuditValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]));

/** Returns the values of `one` that differ in `other`. */
export const changedValues = (one: AuditValues, other: AuditValues): AuditValues =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] !== value));
