import { z } from 'zod';
import { accountNumber, dollars, localDay, localTime, memberNumber } from '../schemas/fields.ts';
import { schemaIn } from './made-from.ts';

/** One line of a table of fields. */
export interface FieldLine {
  /** Where it stands: `accountsToPay[].accountNumber`. Empty for the value itself. */
  readonly path: string;
  readonly name: string;
  readonly type: string;
}

const ownNames = new Map<unknown, string>([
  [dollars, 'dollars'],
  [localDay, 'day'],
  [localTime, 'local time'],
  [accountNumber, 'number'],
  [memberNumber, 'number'],
]);

/** The fields of a schema, those within others after them. */
export function fieldLines(schema: z.ZodType, path = '', name = ''): FieldLine[] {
  const { inner, suffix } = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    const own = path === '' || path.endsWith('[]') ? [] : [{ path, name, type: `object${suffix}` }];
    const within = Object.entries(inner.shape).flatMap(([key, value]) =>
      fieldLines(schemaIn(value), path === '' ? key : `${path}.${key}`, key),
    );
    return [...own, ...within];
  }
  if (inner instanceof z.ZodArray) {
    const element = schemaIn(inner.element);
    const isList = unwrapped(element).inner;
    if (isList instanceof z.ZodObject || isList instanceof z.ZodUnion) {
      const list = { path: path === '' ? '[]' : path, name, type: `list of objects${suffix}` };
      return [...(path === '' ? [] : [list]), ...fieldLines(element, `${path}[]`, name)];
    }
    return [{ path, name, type: `list of ${typeOf(element)}${suffix}` }];
  }
  if (inner instanceof z.ZodUnion) return ofChoices(inner, suffix, path, name);
  return [{ path, name, type: `${typeOf(inner)}${suffix}` }];
}

/** A field that stands in several shapes is told once; one that only some have says so. */
function ofChoices(union: z.ZodUnion, suffix: string, path: string, name: string): FieldLine[] {
  const shapes = union.options.map((option) => fieldLines(schemaIn(option), path, name));
  if (shapes.every((lines) => lines.length === 1 && lines[0]?.path === path))
    return [{ path, name, type: `${shapes.map(([line]) => line?.type).join(' or ')}${suffix}` }];
  const lines = new Map<string, FieldLine>();
  for (const line of shapes.flat()) {
    const known = lines.get(line.path);
    const types = new Set([...(known?.type.split(' or ') ?? []), line.type]);
    lines.set(line.path, { ...line, type: [...types].join(' or ') });
  }
  const isInAll = (line: FieldLine) => shapes.every((shape) => shape.some((one) => one.path === line.path));
  return [...lines.values()].map((line) => (isInAll(line) ? line : { ...line, type: `${line.type}, in one shape` }));
}

function unwrapped(schema: z.ZodType): { readonly inner: z.ZodType; readonly suffix: string } {
  if (schema instanceof z.ZodOptional) return marked(schema.unwrap(), ', may be left out');
  if (schema instanceof z.ZodNullable) return marked(schema.unwrap(), ' or null');
  if (schema instanceof z.ZodDefault) {
    const value = JSON.stringify(schema.parse(undefined));
    return marked(schema.unwrap(), `, ${value} when left out`);
  }
  return { inner: schema, suffix: '' };
}

function marked(within: unknown, mark: string): { readonly inner: z.ZodType; readonly suffix: string } {
  const { inner, suffix } = unwrapped(schemaIn(within));
  return { inner, suffix: `${suffix}${mark}` };
}

function typeOf(schema: z.ZodType): string {
  const own = ownNames.get(schema);
  if (own !== undefined) return own;
  if (schema instanceof z.ZodEnum) return schema.options.map((one) => JSON.stringify(one)).join(', ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((one) => JSON.stringify(one)).join(', ');
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'whole number' : 'number';
  if (schema instanceof z.ZodRecord) return 'object';
  if (schema instanceof z.ZodNull) return 'null';
  if (schema instanceof z.ZodUUID) return 'UUID';
  if (schema instanceof z.ZodURL) return 'address';
  if (schema instanceof z.ZodISODateTime) return 'instant';
  return schema instanceof z.ZodString && schema.maxLength !== null ? `text, at most ${schema.maxLength}` : 'text';
}
