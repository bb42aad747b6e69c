import { Refusal, type Step } from './step.ts';

/** Signs that other programs write after an amount, and the one before it. */
const negative = /^\((.*)\)$|^-(.*)$|^(.*)-$|^(.*?)\s*CR$/i;

/** What an amount's digits are, and whether it is below zero. */
function signed(text: string): { readonly isNegative: boolean; readonly rest: string } {
  const bare = text.replace(/[$\s]/g, '');
  const found = negative.exec(bare);
  return found
    ? { isNegative: true, rest: found.slice(1).find((part) => part !== undefined) ?? '' }
    : { isNegative: false, rest: bare.replace(/^\+|\+$|DR$/i, '') };
}

const withSign = (isNegative: boolean, digits: string): string =>
  isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits;

/** Reads amounts with `$`, thousands, brackets, CR or a minus behind: `$1,234.50`, `(12.00)`, `12.00-` (moving-in-5). */
export const moneyStep: Step = (text) => {
  const { isNegative, rest } = signed(text);
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(rest) || !/\d/.test(rest))
    return new Refusal('is not an amount like $1,234.50');
  const [whole = '', decimals = ''] = rest.replaceAll(',', '').split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(2, '0');
  return kept.length > 2
    ? new Refusal('has more than two decimals')
    : withSign(isNegative, `${wholeOf(whole)}.${kept}`);
};

/** Reads whole numbers whose last digits are decimals: with 2, `0009200` is `92.00`. */
export function impliedStep(decimals: number): Step {
  return (text) => {
    const { isNegative, rest } = signed(text);
    if (!/^\d{1,18}$/.test(rest))
      return new Refusal(`is not a whole number whose last ${decimals} digits are decimals`);
    const digits = rest.padStart(decimals + 1, '0');
    return withSign(isNegative, `${wholeOf(digits.slice(0, -decimals))}.${digits.slice(-decimals)}`);
  };
}

/** Reads numbers with thousands and any decimals: `12,345.678`. */
export const numberStep: Step = (text) => {
  const { isNegative, rest } = signed(text);
  const bare = rest.replaceAll(',', '');
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(bare)) return new Refusal('is not a number');
  const [whole = '', decimals = ''] = bare.split('.');
  return withSign(isNegative, decimals === '' ? wholeOf(whole) : `${wholeOf(whole)}.${decimals}`);
};

/** Turns an amount's sign: for systems that write what is owed below zero. */
export const negateStep: Step = (text) => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return new Refusal('is not a number whose sign can be turned');
  return text.startsWith('-') ? text.slice(1) : withSign(true, text);
};

const wholeOf = (digits: string): string => digits.replace(/^0+(?=\d)/, '') || '0';
