import { entities } from '../../entities/entities.ts';
import { missedColumns, missedFiles } from '../missed.ts';
import type { GuessedColumn, GuessedRows } from './guess-rows.ts';
import type { LookedAt } from './look-at-folder.ts';

/** A proposed mapping as text, with what is sure and what is not beside each line (moving-in-9). */
export function writeGuess(
  looked: readonly LookedAt[],
  unread: readonly { readonly file: string; readonly reason: string }[],
  rows: readonly GuessedRows[],
): string {
  const missing = entities.filter((entity) => !rows.some((one) => one.entity === entity));
  return [
    '# A proposal, from the names of columns and their first 2,000 rows. Look at each line that says "not sure".',
    'files:',
    ...looked.flatMap((file) => describeFile(file, rows)),
    ...unread.map(({ file, reason }) => `  # ${file} is left out: ${reason}`),
    'ours:',
    ...rows.flatMap(describeRows),
    '',
    '# Nothing was found for these; members miss:',
    ...missing.map(({ file }) => `#   ${file}: ${missedFiles[file] ?? 'nothing that they would look for'}`),
    '',
  ].join('\n');
}

function describeFile({ name, mapped, columns, rows }: LookedAt, guessed: readonly GuessedRows[]): string[] {
  const { file, ...rest } = mapped;
  const keys = Object.entries({ file: file[0] ?? '', ...rest }).map(([key, value]) => `${key}: ${flow(value)}`);
  const used = new Set(
    guessed.filter((one) => one.file.name === name).flatMap((one) => one.columns.map(({ from }) => from)),
  );
  const left = columns.filter((column) => !used.has(column.name)).map((column) => column.name);
  return [
    `  ${flow(name)}: { ${keys.join(', ')} } # ${rows.toLocaleString('en-US')} rows were looked at`,
    ...(left.length > 0 ? [`    # not used: ${left.join(', ').replace(/\s+/g, ' ')}`] : []),
  ];
}

function describeRows({ entity, file, columns, once }: GuessedRows): string[] {
  const left = Object.entries(entity.columns).filter(([name]) => !columns.some(({ column }) => column === name));
  return [
    `  ${entity.file}:`,
    `    from: ${flow(file.name)}`,
    ...(once.length > 0 ? [`    once: ${flow(once)} # not sure: several rows have the same; the first counts`] : []),
    '    columns:',
    ...columns.map(describeColumn),
    ...left.map(([name, codec]) => {
      const missed = missedColumns[`${entity.file}: ${name}`];
      const must = 'problem' in codec('', '') ? ': it must be mapped' : '';
      return `      # ${name}: nothing was found${must}${missed === undefined ? '' : `; members miss ${missed}`}`;
    }),
  ];
}

function describeColumn({ column, from, steps, codes, doubt }: GuessedColumn): string {
  const parts = [
    `from: ${flow(from)}`,
    ...(steps.length > 0 ? [`as: ${flow(steps)}`] : []),
    ...(codes.length > 0 ? [`codes: { ${codes.map((code) => `${flow(code)}: ''`).join(', ')} }`] : []),
  ];
  const value = parts.length === 1 ? flow(from) : `{ ${parts.join(', ')} }`;
  return `      ${column}: ${value} # ${doubt === '' ? 'sure' : `not sure: ${doubt}`}`;
}

/** A text, a list or keys and values on one line; what YAML might take for something else stands in quotes. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? flow(value[0]) : `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${flow(key)}: ${flow(one)}`)
      .join(', ')} }`;
  const text = String(value);
  return /^[A-Za-z0-9]([\w ./-]*[\w./-])?$/.test(text) ? text : JSON.stringify(text);
}
