import { isRecord } from '../../../platform/yaml/settings-text.ts';

/** Values of `site.yaml` before any schema. A key is written with dots; a feature is found by its name. */
export type SiteValues = Readonly<Record<string, unknown>>;

/** The value of a key such as `configuration.whecEnabled` or `features.QuickPay`; undefined where it is not set. */
export function valueAt(values: SiteValues, key: string): unknown {
  const [first = '', ...rest] = key.split('.');
  if (first === 'features' && rest.length === 1) return featureIn(values.features, rest[0])?.enable;
  return rest.reduce<unknown>(
    (value, step) => (isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    Object.hasOwn(values, first) ? values[first] : undefined,
  );
}

/** The same values with one key set. */
export function withValue(values: SiteValues, key: string, value: unknown): SiteValues {
  const [first = '', ...rest] = key.split('.');
  if (first === 'features' && rest.length === 1)
    return { ...values, features: withFeature(values.features, rest[0] ?? '', value) };
  return setIn(values, [first, ...rest], value);
}

function setIn(values: SiteValues, [step = '', ...rest]: readonly string[], value: unknown): SiteValues {
  const before = Object.hasOwn(values, step) ? values[step] : undefined;
  return { ...values, [step]: rest.length === 0 ? value : setIn(isRecord(before) ? before : {}, rest, value) };
}

function withFeature(features: unknown, name: string, enable: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(features) ? features : [];
  const changed = { name, enable };
  return featureIn(list, name) === undefined
    ? [...list, changed]
    : list.map((one) => (isRecord(one) && one.name === name ? changed : one));
}

function featureIn(features: unknown, name: string | undefined): Record<string, unknown> | undefined {
  const list: readonly unknown[] = Array.isArray(features) ? features : [];
  return list.filter(isRecord).find((one) => one.name === name);
}

/** The key of a place that a schema names: `features.3.enable` is that feature's. */
export function keyOf(values: SiteValues, path: readonly PropertyKey[]): string {
  const [first, index] = path;
  const list = first === 'features' && Array.isArray(values.features) ? values.features : [];
  const feature: unknown = typeof index === 'number' ? list[index] : undefined;
  return isRecord(feature) ? `features.${String(feature.name)}` : path.map(String).join('.');
}

/** Every key that is set, with lists and features whole, in the file's order. */
export function keysIn(values: SiteValues): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (name === 'features' && Array.isArray(value))
      return value.filter(isRecord).map((feature) => `features.${String(feature.name)}`);
    return isRecord(value) ? keysIn(value).map((inner) => `${name}.${inner}`) : [name];
  });
}
