import type { Site } from '@rochdale/domain/website/site/site';

/** Where a switch of the decoded site stands: `configuration.whecEnabled`, `config.payments.allowVisa`. */
export type SwitchPath = string;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathsIn(value: unknown, path: string): SwitchPath[] {
  if (typeof value === 'boolean') return [path];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`));
}

/** Every boolean of a site. */
export const switchPaths = (site: Site): readonly SwitchPath[] => pathsIn(site, '');

/** A copy of the site with one value changed. */
export function turned(site: Site, path: SwitchPath, value: unknown): Site {
  const copy = structuredClone(site);
  const keys = path.split('.');
  let at: unknown = copy;
  for (const key of keys.slice(0, -1)) at = isRecord(at) ? at[key] : undefined;
  if (!isRecord(at)) throw new Error(`There is no ${path} in a site.`);
  Object.assign(at, { [keys.at(-1) ?? '']: value });
  return copy;
}
