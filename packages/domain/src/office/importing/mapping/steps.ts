import { nearestNames } from '../../../nearest-names.ts';
import { yesNo } from '../../../yes-no.ts';
import { impliedStep, moneyStep, negateStep, numberStep } from './amounts.ts';
import { dayStep, monthStep, timeStep } from './day-formats.ts';
import { splitName, titleCase } from './names.ts';
import { type Habits, Refusal, type Step } from './step.ts';

/** A kind of step: what it does, as the manual says it, and how its argument makes a step; undefined where it can't. */
interface StepKind {
  readonly like: string;
  readonly does: string;
  readonly make: (argument: string, habits: Habits) => Step | Refusal | undefined;
}

const plain =
  (step: Step): StepKind['make'] =>
  (argument) =>
    argument === '' ? step : undefined;
const counted =
  (make: (count: number) => Step, none?: number): StepKind['make'] =>
  (argument) => {
    const count = argument === '' ? (none ?? Number.NaN) : Number(argument);
    return Number.isSafeInteger(count) && count > 0 && count <= 1000 ? make(count) : undefined;
  };

const [yes, no] = yesNo;
const yesWords = /^(y|yes|t|true|1|x|on)$/i;
const noWords = /^(n|no|f|false|0|off)$/i;
const partPattern = /^(\d{1,2}) by (.+)$/;

/** Every step by its name (moving-in-3). */
export const stepKinds: Readonly<Record<string, StepKind>> = {
  upper: { like: 'upper', does: 'all letters large', make: plain((text) => text.toUpperCase()) },
  lower: { like: 'lower', does: 'all letters small', make: plain((text) => text.toLowerCase()) },
  title: { like: 'title', does: 'letters large as names have them', make: plain(titleCase) },
  squeeze: {
    like: 'squeeze',
    does: 'one blank where there are several',
    make: plain((text) => text.replace(/\s+/g, ' ')),
  },
  digits: { like: 'digits', does: 'digits only; a phone of 11 that begins with 1 loses it', make: plain(digitsOf) },
  last: { like: 'last 4', does: 'the last characters', make: counted((count) => (text) => text.slice(-count)) },
  cut: { like: 'cut 30', does: 'the first characters', make: counted((count) => (text) => text.slice(0, count)) },
  from: {
    like: 'from 11',
    does: 'from this character on',
    make: counted((count) => (text) => text.slice(count - 1).trim()),
  },
  zeros: {
    like: 'zeros 9',
    does: 'zeros before it, up to this length',
    make: counted((count) => (text) => text.padStart(count, '0')),
  },
  bare: { like: 'bare', does: 'no zeros before it', make: plain((text) => text.replace(/^0+(?=.)/, '')) },
  lines: {
    like: 'lines ~',
    does: 'a new line where this sign stands',
    make: (sign) => (sign === '' ? undefined : (text) => text.replaceAll(sign, '\n')),
  },
  prefix: {
    like: 'prefix L',
    does: 'this text before it; empty stays empty',
    make: (sign) => (sign === '' ? undefined : (text) => `${sign}${text}`),
  },
  empty: {
    like: 'empty 9999999',
    does: 'nothing where it is this',
    make: (nothing) => (nothing === '' ? undefined : (text) => (text === nothing ? '' : text)),
  },
  part: { like: 'part 2 by ,', does: 'a part of a text that a sign divides', make: partStep },
  day: {
    like: 'day MM/DD/YYYY',
    does: 'a day in this format',
    make: dayStep,
  },
  time: {
    like: 'time MM/DD/YYYY HH:mm',
    does: 'a time in this format',
    make: timeStep,
  },
  month: { like: 'month MMYY', does: 'a month in this format', make: monthStep },
  money: { like: 'money', does: '$, thousands, brackets or a minus behind', make: plain(moneyStep) },
  cents: { like: 'cents', does: 'the last two digits are cents, or as many as it says', make: counted(impliedStep, 2) },
  number: { like: 'number', does: 'thousands and any decimals', make: plain(numberStep) },
  negate: { like: 'negate', does: 'the other sign', make: plain(negateStep) },
  'first-name': {
    like: 'first-name',
    does: 'of a name in one text the first name',
    make: plain((text) => splitName(text).first),
  },
  'middle-name': { like: 'middle-name', does: 'the middle names', make: plain((text) => splitName(text).middle) },
  'last-name': { like: 'last-name', does: 'the last name', make: plain((text) => splitName(text).last) },
  'yes-no': { like: 'yes-no', does: 'Y or N of yes, no, true, false, 1, 0, T, F, X, on, off', make: plain(yesNoStep) },
};

/** A step by its words, `day MM/DD/YYYY`; or what is wrong with them, with the nearest name. */
export function stepOf(words: string, habits: Habits = {}): Step | Refusal {
  const [name = '', ...rest] = words.trim().split(' ');
  const kind = Object.hasOwn(stepKinds, name) ? stepKinds[name] : undefined;
  if (!kind) {
    const [nearest] = nearestNames(name, Object.keys(stepKinds));
    return new Refusal(`there is no step ${name}${nearest === undefined ? '' : `: ${nearest} is the nearest`}`);
  }
  return kind.make(rest.join(' ').trim(), habits) ?? new Refusal(`must be written like “${kind.like}”`);
}

/** What a text becomes by several steps; empty stays empty, and the first that refuses ends it. */
export function throughSteps(steps: readonly Step[], text: string): ReturnType<Step> {
  let now = text;
  for (const step of steps) {
    if (now === '') return now;
    const next = step(now);
    if (next instanceof Refusal) return new Refusal(next.bare, now);
    now = next;
  }
  return now;
}

function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

function partStep(argument: string): Step | undefined {
  const [, place, sign] = partPattern.exec(argument) ?? [];
  if (place === undefined || sign === undefined || Number(place) === 0) return undefined;
  const by = sign === 'blank' ? ' ' : sign;
  return (text) => (text.split(by)[Number(place) - 1] ?? '').trim();
}

function yesNoStep(text: string): ReturnType<Step> {
  if (yesWords.test(text)) return yes;
  return noWords.test(text) ? no : new Refusal('is neither yes nor no');
}
