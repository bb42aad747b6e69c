import type { Access, OperationSpec } from '../operation.ts';
import { type OperationName, operations } from '../operations/operations.ts';
import { refusalsOf } from '../statuses.ts';
import { exampleOf } from './examples.ts';
import { type FieldLine, fieldLines } from './field-lines.ts';
import { meaningOf } from './meanings.ts';

/** A page of the API reference: its file's name and its text. */
export interface ReferencePage {
  readonly file: string;
  readonly text: string;
}

const callers: Readonly<Record<Access, string>> = {
  public: 'anybody',
  'quick-pay': 'the bearer of a Quick Pay token',
  member: 'the bearer of a member’s access token',
  gateway: 'another company, by its signature or secret',
};
const generated = '<!-- Written by `npm run -s reference`. -->';
const names = Object.keys(operations).sort() as OperationName[];
const rowOf = (name: OperationName): OperationSpec => operations[name];
const capabilityOf = (name: string): string => name.slice(0, name.indexOf('.'));
const lines = (...parts: readonly (string | readonly string[])[]): string => `${parts.flat().join('\n')}\n`;
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Whether a token that opens anything is asked for. */
const takesToken = ({ access }: OperationSpec): boolean => access === 'member' || access === 'quick-pay';

/** Who may call an operation, when it is open, and with what it refuses. */
export const factsOf = (row: OperationSpec): string =>
  [
    `Who: ${callers[row.access]}. Gate: \`${row.gate}\`. Refused with ${refusalsOf(row).join(', ')}.`,
    ...(row.beforeMfa ? ['Open before multi-factor authentication is set up.'] : []),
    ...(row.whileDegraded ? ['Answers while the database is away.'] : []),
    ...(row.duringMaintenance ? ['Answers during maintenance.'] : []),
  ].join(' ');

/** All pages that are made from the table: one a capability, and their index. */
export function referencePages(): ReferencePage[] {
  const capabilities = [...new Set(names.map(capabilityOf))];
  return [indexPage(), ...capabilities.map(capabilityPage)];
}

function indexPage(): ReferencePage {
  const rows = names.map((name) => {
    const { method, path, access, gate } = rowOf(name);
    return `| [${name}](${capabilityOf(name)}.md#${name.replaceAll('.', '')}) | \`${method} ${path}\` | ${access} | ${gate} |`;
  });
  const head = ['| operation | call | access | gate |', '| --- | --- | --- | --- |'];
  const intro = `${names.length} operations, each with its fields, errors and an example. How calls work: [api.md](../api.md). Numbers of errors: [errors.md](errors.md).`;
  return { file: 'README.md', text: lines('# Operations', generated, '', intro, '', head, rows) };
}

function capabilityPage(capability: string): ReferencePage {
  const own = names.filter((name) => capabilityOf(name) === capability);
  return { file: `${capability}.md`, text: lines(`# ${capability}`, generated, own.flatMap(operationLines)) };
}

function operationLines(name: OperationName): string[] {
  const row = rowOf(name);
  const { method, path, summary } = row;
  const example = exampleOf(name);
  return [
    ...['', `## ${name}`, `${summary}.`, '', '```', `${method} ${path}`, '```', '', factsOf(row)],
    ...requestTable(name, row),
    ...['', '```http', ...requestText(row, example), '```'],
    ...answerTable(row),
    ...['', '```json', JSON.stringify(example.response, null, 2), '```'],
  ];
}

function requestTable(name: OperationName, row: OperationSpec): string[] {
  const parts = { path: row.params, query: row.query, body: row.body };
  const rows = Object.entries(parts).flatMap(([part, schema]) =>
    (schema ? fieldLines(schema) : []).map(
      (line) => `| ${part} | ${fieldCells(line)} | ${meaningOf(name, line.name) ?? ''} |`,
    ),
  );
  if (rows.length === 0) return ['', 'It takes nothing.'];
  return ['', '| in | field | type | what it says |', '| --- | --- | --- | --- |', ...rows];
}

function answerTable({ response }: OperationSpec): string[] {
  const rows = fieldLines(response).map((line) => `| ${fieldCells(line)} |`);
  return rows.length === 0
    ? ['', 'Answer: 200.']
    : ['', 'Answer: 200.', '', '| field | type |', '| --- | --- |', ...rows];
}

const fieldCells = ({ path, type }: FieldLine): string => `${path === '' ? '' : `\`${path}\``} | ${cell(type)}`;

/** The call as it goes over the wire. */
function requestText(row: OperationSpec, { params, query, body }: ReturnType<typeof exampleOf>): string[] {
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const sent = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(Object.fromEntries(sent.map(([key, value]) => [key, String(value)]))).toString();
  return [
    `${row.method} ${path}${search === '' ? '' : `?${search}`}`,
    ...(takesToken(row) ? ['Authorization: Bearer <token>'] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(body, null, 2)]),
  ];
}
