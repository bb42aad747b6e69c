import { z } from 'zod';
import { schemaIn } from './made-from.ts';

/** One line of a list of fields. */
export interface FieldLine {
  /** Where it stands: `accountsToPay[].accountNumber`. Empty for the value itself. */
  readonly path: string;
  readonly type: string;
  /** What the field says of itself. */
  readonly meaning: string | undefined;
}

/** The fields of a schema, those within others after them. */
export function fieldLines(schema: z.ZodType, path = ''): FieldLine[] {
  const { inner, suffix, meaning } = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    const own = path === '' || path.endsWith('[]') ? [] : [{ path, type: `object${suffix}`, meaning }];
    const within = Object.entries(inner.shape).flatMap(([key, value]) =>
      fieldLines(schemaIn(value), path === '' ? key : `${path}.${key}`),
    );
    return [...own, ...within];
  }
  if (inner instanceof z.ZodArray) {
    const element = schemaIn(inner.element);
    const each = unwrapped(element);
    if (each.inner instanceof z.ZodObject || each.inner instanceof z.ZodUnion) {
      const list = { path: path === '' ? '[]' : path, type: `list of objects${suffix}`, meaning };
      return [...(path === '' ? [] : [list]), ...fieldLines(element, `${path}[]`)];
    }
    return [{ path, type: `list of ${typeOf(each.inner)}${each.suffix}${suffix}`, meaning: meaning ?? each.meaning }];
  }
  if (inner instanceof z.ZodUnion) return ofChoices(inner, suffix, path, meaning);
  return [{ path, type: `${typeOf(inner)}${suffix}`, meaning }];
}

/** A field that stands in several shapes is told once; one that only some have says so. */
function ofChoices(union: z.ZodUnion, suffix: string, path: string, meaning: string | undefined): FieldLine[] {
  const shapes = union.options.map((option) => fieldLines(schemaIn(option), path));
  if (shapes.every((lines) => lines.length === 1 && lines[0]?.path === path))
    return [{ path, type: `${shapes.map(([line]) => line?.type).join(' or ')}${suffix}`, meaning }];
  const lines = new Map<string, FieldLine>();
  for (const line of shapes.flat()) {
    const known = lines.get(line.path);
    const types = new Set([...(known?.type.split(' or ') ?? []), line.type]);
    lines.set(line.path, { ...line, type: [...types].join(' or '), meaning: togetherOf(known?.meaning, line.meaning) });
  }
  const isInAll = (line: FieldLine) => shapes.every((shape) => shape.some((one) => one.path === line.path));
  return [...lines.values()].map((line) => {
    if (line.path === path) return { ...line, meaning: meaning ?? line.meaning };
    return isInAll(line) ? line : { ...line, type: `${line.type}, in one shape` };
  });
}

const togetherOf = (...meanings: (string | undefined)[]): string | undefined =>
  [...new Set(meanings.filter((one) => one !== undefined))].join(', or ') || undefined;

interface Unwrapped {
  readonly inner: z.ZodType;
  readonly suffix: string;
  readonly meaning: string | undefined;
}

function unwrapped(schema: z.ZodType): Unwrapped {
  const { description } = schema;
  if (schema instanceof z.ZodOptional) return marked(schema.unwrap(), ', may be left out', description);
  if (schema instanceof z.ZodNullable) return marked(schema.unwrap(), ' or null', description);
  if (schema instanceof z.ZodDefault) {
    const value = JSON.stringify(schema.parse(undefined));
    return marked(schema.unwrap(), `, ${value} when left out`, description);
  }
  return { inner: schema, suffix: '', meaning: description };
}

function marked(within: unknown, mark: string, description: string | undefined): Unwrapped {
  const { inner, suffix, meaning } = unwrapped(schemaIn(within));
  return { inner, suffix: `${suffix}${mark}`, meaning: description ?? meaning };
}

/** The kind of value in words; schemas that many fields share bear a title. */
function typeOf(schema: z.ZodType): string {
  const { title } = schema.meta() ?? {};
  if (schema instanceof z.ZodString && schema.maxLength !== null)
    return `${title ?? 'text'}, at most ${schema.maxLength}`;
  if (title !== undefined) return title;
  if (schema instanceof z.ZodEnum) return schema.options.map((one) => JSON.stringify(one)).join(', ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((one) => JSON.stringify(one)).join(', ');
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'whole number' : 'number';
  if (schema instanceof z.ZodRecord) return 'object';
  if (schema instanceof z.ZodNull) return 'null';
  if (schema instanceof z.ZodUUID) return 'UUID';
  if (schema instanceof z.ZodURL) return 'address';
  if (schema instanceof z.ZodISODateTime) return 'instant';
  return 'text';
}
