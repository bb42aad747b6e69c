import ts from 'typescript';
import { expect, it } from 'vitest';
import { production } from './sources.ts';

/** Whether a function is given a transaction: what it asks goes there. */
const takesTransaction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) &&
  node.parameters.some(({ name, type }) => name.getText() === 'tx' || type?.getText() === 'Transaction');

/** Where the database itself is named: as `db`, or as `db`, `pool`, `reads` or `database` of something. */
function namesDatabase(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /^(db|pool|reads|database)$/.test(node.name.text);
  if (ts.isBindingElement(node)) return /^(db|pool|reads|database)$/.test((node.propertyName ?? node.name).getText());
  if (!ts.isIdentifier(node) || node.text !== 'db') return false;
  const { parent } = node;
  // `{ db: tx }` hands the transaction on; `.db` is judged above.
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  return !ts.isBindingElement(parent) && !ts.isParameter(parent);
}

/** The places within transactions where something beside the transaction is asked. */
function askedBeside(path: string, text: string): string[] {
  if (!/\b(tx|Transaction)\b/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node, isInside: boolean): void => {
    if (isInside && namesDatabase(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${node.getText()}`);
    }
    const within = isInside || takesTransaction(node);
    node.forEachChild((child) => look(child, within));
  };
  look(file, false);
  return found;
}

it.each([
  ['const f = () => db.transaction(async (tx) => { await find(db, 1); });', 1],
  ['const f = () => db.transaction(async (tx) => { await find(services.db, 1); });', 1],
  ['async function f(tx: Transaction, { db, clock }: Services) { await find(tx); }', 1],
  ['const f = () => db.transaction(async (tx) => { await find({ db: tx, site }, 1); });', 0],
  ['const f = () => db.transaction((tx) => find(tx)).then(() => find(db));', 0],
])('finds what is asked beside a transaction: %s', (text, count) => {
  expect(askedBeside('file.ts', text)).toHaveLength(count);
});

it('within a transaction only the transaction is asked', () => {
  const api = production.filter(
    ({ path }) => path.startsWith('apps/api/src/') && !path.includes('/platform/database/'),
  );
  expect(api.flatMap(({ path, text }) => askedBeside(path, text))).toEqual([]);
});
