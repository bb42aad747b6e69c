import { z } from 'zod';

/** What examples are made of. */
export interface Values {
  /** A value for the field of that name; none: it is made from its schema. */
  readonly given: (schema: z.ZodType, name: string) => unknown;
  /** A value for a text or a number of which nothing else is known. */
  readonly otherwise: (schema: z.ZodType) => unknown;
}

/** A value that a schema accepts, made from the schema alone: an entry in each list, each choice's first. */
export function madeFrom(schema: z.ZodType, values: Values, name = ''): unknown {
  const given = values.given(schema, name);
  if (given !== undefined) return given;
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, inner]) => [key, madeFrom(schemaIn(inner), values, key)]),
    );
  if (schema instanceof z.ZodArray) {
    const one = [madeFrom(schemaIn(schema.element), values, name)];
    return schema.safeParse(one).success ? one : [];
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => madeFrom(schemaIn(item), values, name));
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return madeFrom(schemaIn(schema.options[0]), values, name);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return madeFrom(schemaIn(schema.unwrap()), values, name);
  const found = values.otherwise(schema);
  if (found === undefined) throw new Error(`${name} wants an example.`);
  return found;
}

/** A schema that stands within another. */
export function schemaIn(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner;
  throw new Error('A schema holds something else than schemas.');
}
