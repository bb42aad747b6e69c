import { type Access, isKeyAccess, type OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { type GateName, gates } from '@rochdale/domain/gates/gates';
import { en } from '@rochdale/domain/texts/catalogue.en';
import { accessOf, type Route, screenAccess } from '@rochdale/domain/website/screens/screen-access';
import { callersOf } from './callers.ts';

type Row = readonly string[];

const names = Object.keys(operations).sort() as OperationName[];
const routes = Object.keys(screenAccess) as Route[];
const rowOf = (name: OperationName): OperationSpec => operations[name];
const accessText = (access: Access): string => (isKeyAccess(access) ? `key(${access.key})` : access);
const calledBy = (route: Route): OperationName[] =>
  names.filter((name) => callersOf(name).some((screen) => screen.route === route));

/** `npm run -s tables [screens|operations|gates|texts]`: what exists, read from the tables themselves. */
const tables: Readonly<Record<string, () => readonly Row[]>> = {
  screens: () => [
    ['route', 'access', 'gate', 'calls'],
    ...routes.map((route) => [route, accessOf(route).access, accessOf(route).gate, calledBy(route).join(' ')]),
  ],
  operations: () => [
    ['operation', 'call', 'access', 'changes', 'audit', 'gate'],
    ...names.map((name) => {
      const { method, path, access, changes, audit, gate } = rowOf(name);
      return [name, `${method} ${path}`, accessText(access), changes, audit.join(' '), gate];
    }),
  ],
  gates: () => [
    ['gate', 'settings', 'screens', 'operations'],
    ...(Object.keys(gates) as GateName[]).map((name) => [
      name,
      gates[name].conditions.map(({ settings }) => settings.map(({ key }) => key).join(' or ')).join(', '),
      routes.filter((route) => accessOf(route).gate === name).join(' '),
      names.filter((one) => rowOf(one).gate === name).join(' '),
    ]),
  ],
  texts: () => [
    ['code', 'in English'],
    ...Object.entries(en).map(([code, text]) => [code, text.replaceAll('\n', ' ')]),
  ],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(tables, name));
if (unknown.length > 0) {
  console.error(`There is no table ${unknown.join(', ')}. There are ${Object.keys(tables).join(', ')}.`);
  process.exit(1);
}
for (const name of wanted.length === 0 ? Object.keys(tables) : wanted) {
  const rows = tables[name]?.() ?? [];
  console.log(`${name}: ${rows.length - 1}`);
  for (const row of rows) console.log(row.join('\t'));
  console.log();
}
