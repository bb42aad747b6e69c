import { z } from 'zod';

/** Texts and numbers that schemas with a form of their own accept: the first that fits is taken. */
const candidates: readonly unknown[] = [
  ...['Sample', '2026-11-20', '2026-11-20T10:15', '2026-11-20T10:15:00Z', '2026-11', '104500017', '5415550142'],
  ...['https://co-op.example/', 'member@co-op.example', '12:00', 'a1B2c3D4e5F6a1B2c3D4e5F6', 'Kwh', '97401'],
  ...['(541) 555-0142', '8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11', '', 1, 12.5, 0, 25, 100, true, null],
];

/** Named alike everywhere, and held against each other by screens. */
const byName: Readonly<Record<string, unknown>> = {
  accountNumber: '104500017',
  memberNumber: '200025',
  accountType: 'Electric',
  derivedStatus: 'Current',
  today: '2026-11-20',
  isPrimaryAccount: true,
};

/**
 * A value that a schema accepts, made from the schema alone: an entry in each list, each choice's first, and what is
 * named in `given` wherever it fits.
 */
export function sampleOf(schema: z.ZodType, given: Readonly<Record<string, unknown>> = {}, name = ''): unknown {
  const wanted = { ...byName, ...given };
  if (name in wanted && schema.safeParse(wanted[name]).success) return wanted[name];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, inner]) => [key, sampleOf(schemaIn(inner), given, key)]),
    );
  if (schema instanceof z.ZodArray) {
    const one = [sampleOf(schemaIn(schema.element), given, name)];
    return schema.safeParse(one).success ? one : [];
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return sampleOf(schemaIn(schema.options[0]), given, name);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return sampleOf(schemaIn(schema.unwrap()), given, name);
  const found = candidates.find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`No sample fits ${name}.`);
  return found;
}

function schemaIn(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner;
  throw new Error('A schema holds something else than schemas.');
}
