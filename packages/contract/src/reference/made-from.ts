import { z } from 'zod';

/** What examples are made of. */
export interface Values {
  /** Values by the name of their field, taken wherever they fit. */
  readonly named: Readonly<Record<string, unknown>>;
  /** For all other fields the first that fits. */
  readonly others: readonly unknown[];
}

/** A value that a schema accepts, made from the schema alone: an entry in each list, each choice's first. */
export function madeFrom(schema: z.ZodType, values: Values, name = ''): unknown {
  const { named, others } = values;
  if (Object.hasOwn(named, name) && schema.safeParse(named[name]).success) return named[name];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, inner]) => [key, madeFrom(schemaIn(inner), values, key)]),
    );
  if (schema instanceof z.ZodArray) {
    const one = [madeFrom(schemaIn(schema.element), values, name)];
    return schema.safeParse(one).success ? one : [];
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return madeFrom(schemaIn(schema.options[0]), values, name);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return madeFrom(schemaIn(schema.unwrap()), values, name);
  const found = others.find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`No value fits ${name}.`);
  return found;
}

/** A schema that stands within another. */
export function schemaIn(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner;
  throw new Error('A schema holds something else than schemas.');
}
