import type { SettingValue } from './draft.ts';

/** Any setting in words to compare: lists by semicolons, parts by their names. */
export function plainValue(value: SettingValue): string {
  if (Array.isArray(value)) return value.map(plainValue).join('; ');
  if (value === null || typeof value !== 'object') return value === null ? '' : String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${plainValue(inner)}`)
    .join(', ');
}
