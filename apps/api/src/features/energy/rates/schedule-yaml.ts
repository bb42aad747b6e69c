import type { Schedule, ScheduleLine } from '@rochdale/domain/rates/schedule';
import { Document, isScalar, visit } from 'yaml';

/** A schedule as its file: what has its default value is left out, and a price alone is no block. */
export function scheduleYaml(schedule: Schedule, remark: string): string {
  const document = new Document(fileOf(schedule));
  document.commentBefore = remark
    .split('\n')
    .map((line) => ` ${line}`)
    .join('\n');
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}

const isDefault = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
const withoutDefaults = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isDefault(value)));

function fileOf({ unit, datedBy, timeOfUse, lines, ...schedule }: Schedule): Record<string, unknown> {
  return withoutDefaults({
    ...schedule,
    unit: unit === 'kWh' ? undefined : unit,
    datedBy: datedBy === 'day' ? undefined : datedBy,
    timeOfUse: timeOfUse.map(({ periods }) => ({ periods: periods.map(withoutDefaults) })),
    lines: lines.map(lineOf),
  });
}

function lineOf(line: ScheduleLine): Record<string, unknown> {
  if (!('blocks' in line)) return withoutDefaults(line);
  const { blocks, ...others } = line;
  const [first, ...more] = blocks;
  const priced = more.length === 0 ? { price: first?.price } : { blocks };
  const blockUnit = 'blockUnit' in line && more.length > 0 && line.blockUnit !== 'unit' ? line.blockUnit : undefined;
  return withoutDefaults({ ...others, ...priced, blockUnit });
}
