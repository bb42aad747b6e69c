import ts from 'typescript';
import { production, type Source } from '../sources.ts';

/**
 * `npx tsx test/attack/slow-patterns.ts`: every regular expression of the product with texts of 10,000 characters that
 * repeat what patterns stumble over. Prints the slowest; what takes more than 50 ms must never see a text of that length
 * from a caller.
 */
const length = 10_000;
const units = [
  ...['a', 'A', '0', '1', ' ', '\t', '\n', '.', '-', '@', '_', '#', '+', '"', "'", '`', '\\', ';', '(', '[', '{', '%'],
  ...['a@', 'a.', '.a', '0.', '0,', '<', '<a ', '">', '[a', '//', '/a', '..', '?a', '&a=', '=', '%2', 'a-', 'a b', 'é'],
  ...['"a', 'a,', '{a', '${', '}', '*', '**', '::', '0:', '(0', '0)', ' .', '- ', '\r\n', '; ', 'a;', 'q=0', '\u00a0'],
];
const beginnings = ['', 'a', '"', '0'];
const ends = ['', '!', '\0', '@', '"', '\n'];
const texts = units.flatMap((unit) =>
  beginnings.flatMap((beginning) => ends.map((end) => (beginning + unit.repeat(length)).slice(0, length - 1) + end)),
);

/** The regular expressions that stand in a file, with where they stand. */
function patternsOf({ path, text }: Source): { readonly where: string; readonly pattern: RegExp }[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: { where: string; pattern: RegExp }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ where: `${path}:${line}`, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** The longest that a pattern takes for one of the texts, in milliseconds; it is given up above a second. */
function slowest(pattern: RegExp): number {
  let most = 0;
  for (const text of texts) {
    const began = performance.now();
    text.replace(pattern, '');
    most = Math.max(most, performance.now() - began);
    if (most > 1000) break;
  }
  return most;
}

const patterns = production.flatMap(patternsOf);
const slow = patterns
  .map(({ where, pattern }) => ({ where, pattern, ms: slowest(pattern) }))
  .filter(({ ms }) => ms > 50)
  .sort((one, other) => other.ms - one.ms);
for (const { where, pattern, ms } of slow) console.log(`${ms.toFixed(0).padStart(5)} ms  ${where}  ${pattern}`);
console.log(`${patterns.length} regular expressions, ${texts.length} texts each; ${slow.length} take more than 50 ms.`);
