import type { Cents } from '../../money.ts';
import type { PricedLine } from '../../rates/charges/priced-line.ts';
import type { NamedLine } from './once-charges.ts';

/** What of a schedule made a billed line. */
export interface LineExplanation {
  readonly kind: PricedLine['kind'];
  readonly schedule: string;
  readonly validFrom: string;
  readonly made: readonly PricedLine[];
  /** The price of the same line on the bill before, where it was another one. */
  readonly priceBefore: number | undefined;
}

/**
 * Why each line of a bill is what it is (account-121): what the schedule made of its name, where that is the billed amount
 * to the cent. Undefined for a line that is not so: it has only its name.
 */
export function lineExplanations(
  lines: readonly NamedLine[],
  priced: readonly PricedLine[],
  pricedBefore: readonly PricedLine[],
): (LineExplanation | undefined)[] {
  const named = (name: string) => priced.filter((one) => one.name === name);
  const billed = (name: string) => lines.filter(({ description }) => description.trim() === name);
  return lines.map((line) => {
    const name = line.description.trim();
    const [all, own] = [named(name), billed(name)];
    const found = own.length === 1 ? all : all.slice(own.indexOf(line), own.indexOf(line) + 1);
    const isWhole = own.length === 1 || own.length === all.length;
    const [first] = found;
    if (!first || !isWhole || sumOf(found) !== line.amount) return undefined;
    return {
      kind: first.kind,
      schedule: first.schedule,
      validFrom: found.at(-1)?.validFrom ?? first.validFrom,
      made: found,
      priceBefore: otherPrice(found, pricedBefore),
    };
  });
}

/** Steps have several prices, and which of them to compare nobody could say. */
function otherPrice([line, ...more]: readonly PricedLine[], before: readonly PricedLine[]): number | undefined {
  const [other, ...others] = before.filter(({ id, period }) => id === line?.id && period === line?.period);
  return line && other && more.length === 0 && others.length === 0 && other.price !== line.price
    ? other.price
    : undefined;
}

const sumOf = (lines: readonly { readonly amount: Cents }[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
