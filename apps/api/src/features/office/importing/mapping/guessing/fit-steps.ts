import { Refusal } from '@rochdale/domain/office/importing/mapping/step';
import { stepOf, throughSteps } from '@rochdale/domain/office/importing/mapping/steps';
import type { FieldCodec } from '../../csv-fields.ts';

/** Steps that make of a column's texts what a column of ours takes, and of how many of them. */
export interface Fit {
  readonly steps: readonly string[];
  /** 0 to 1. */
  readonly share: number;
  /** Other steps that do as well, so that a person must say which. */
  readonly others: readonly string[];
  /** Whether a column of ours takes anything at all. */
  readonly isLoose: boolean;
  /** Why one of them is not taken; empty where all are. */
  readonly reason: string;
}

const dayFormats = [
  'YYYYMMDD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'M/D/YYYY',
  'MM-DD-YYYY',
  'MM/DD/YY',
  'MMDDYYYY',
  'DD-MMM-YYYY',
  'DD-MMM-YY',
  'MMM D, YYYY',
];
/** In the order in which they are tried: what changes least comes first. */
const candidates: readonly (readonly string[])[] = [
  [],
  ['yes-no'],
  ['money'],
  ['number'],
  ['digits'],
  ['bare'],
  ...dayFormats.map((format) => [`day ${format}`]),
  ...dayFormats.slice(0, 5).flatMap((format) => [[`time ${format} HH:mm`], [`time ${format} H:mm AM`]]),
];

const takes = (codec: FieldCodec, text: string): boolean => 'value' in codec(text, text);

/** Finds the steps by which the most of a column's texts are taken; of equals the first. */
export function fitSteps(codec: FieldCodec, texts: readonly string[]): Fit {
  const isLoose = takes(codec, 'any words');
  const tried = (isLoose ? [[]] : candidates).map((steps) => ({
    steps,
    made: texts.map((text) => madeOf(codec, steps, text)),
  }));
  const rated = tried.map((one) => ({ ...one, taken: one.made.filter((made) => typeof made === 'string').length }));
  const best = Math.max(...rated.map(({ taken }) => taken));
  const [chosen, ...others] = rated.filter(({ taken }) => taken === best);
  const saysOther = (made: readonly (string | Refusal)[]): boolean =>
    made.some((one, place) => typeof one === 'string' && one !== chosen?.made[place]);
  const refused = chosen?.made.find((made) => made instanceof Refusal);
  return {
    steps: chosen?.steps ?? [],
    share: texts.length === 0 ? 0 : best / texts.length,
    isLoose,
    others: others
      .filter(({ made }) => chosen?.steps[0]?.startsWith('day') && saysOther(made))
      .flatMap(({ steps }) => steps),
    reason: refused instanceof Refusal ? `one ${refused.bare}` : '',
  };
}

/** What a column of ours would get of a text; or why it takes none. */
function madeOf(codec: FieldCodec, words: readonly string[], text: string): string | Refusal {
  const steps = words.flatMap((word) => {
    const step = stepOf(word);
    return step instanceof Refusal ? [] : [step];
  });
  const made = throughSteps(steps, text);
  if (made instanceof Refusal) return made;
  const judged = codec(made, made);
  return 'problem' in judged ? new Refusal(judged.problem) : made;
}
