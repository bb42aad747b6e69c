/** What somebody may want to know of an account, as a member reads it (energy-92). */
export const dataKinds = ['use', 'bills', 'sent-back'] as const;
export type DataKind = (typeof dataKinds)[number];

/** The function blocks of Green Button that tell something of a member, each with what it tells. */
const tellingBlocks: ReadonlyMap<number, DataKind> = new Map([
  ...([4, 5, 6, 9, 10, 11, 17] as const).map((block) => [block, 'use'] as const),
  ...([12, 15, 16, 27, 28] as const).map((block) => [block, 'bills'] as const),
  ...([7, 8] as const).map((block) => [block, 'sent-back'] as const),
]);
/** Those that say how the data travel, and tell nothing of anybody. */
const technicalBlocks: ReadonlySet<number> = new Set([
  1, 2, 3, 13, 14, 18, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 44,
]);

/** Whether a function block is one of the closed list. */
export const isFunctionBlock = (block: number): boolean => tellingBlocks.has(block) || technicalBlocks.has(block);

/** Lengths of an interval that can be asked for, in seconds. */
const intervalSeconds: readonly number[] = [300, 900, 1800, 3600, 86_400];
export const blockDurations = ['daily', 'weekly', 'monthly', 'billingPeriod'] as const;
type BlockDuration = (typeof blockDurations)[number];

/** The most months that can be asked for. */
export const mostHistoryMonths = 36;
const monthSeconds = 2_628_000;
/** Up to here a length of history counts months, beyond it seconds: third parties write both. */
const longestInMonths = 1_000;
const longestScope = 300;

/** What a scope of ESPI asks for. */
export interface EspiScope {
  /** In ascending order, each once. */
  readonly functionBlocks: readonly number[];
  readonly intervalDuration: number | undefined;
  readonly blockDuration: BlockDuration | undefined;
  /** How far back; undefined: as far as the member allows. */
  readonly historyMonths: number | undefined;
}

/**
 * Reads a scope of a company's own, by which no member is asked: function blocks that say how data travel are enough.
 */
export const readAppScope = (text: string): EspiScope | undefined => termsOf(text);

/**
 * Reads a scope such as `FB=1_3_4_5_15;IntervalDuration=3600;BlockDuration=monthly;HistoryLength=24` (energy-91). What is
 * not in the closed list, stands twice, or tells nothing of anybody, is no scope.
 */
export function readEspiScope(text: string): EspiScope | undefined {
  const read = termsOf(text);
  return read !== undefined && kindsOf(read.functionBlocks).length > 0 ? read : undefined;
}

function termsOf(text: string): EspiScope | undefined {
  if (text.length > longestScope) return undefined;
  const terms = new Map<string, string>();
  for (const term of text.replace(/;$/, '').split(';')) {
    const [, name, value] = /^([A-Za-z]+)=([\w]+)$/.exec(term) ?? [];
    if (name === undefined || value === undefined || terms.has(name) || !termNames.has(name)) return undefined;
    terms.set(name, value);
  }
  const functionBlocks = blocksIn(terms.get('FB') ?? '');
  const interval = terms.get('IntervalDuration');
  const duration = terms.get('BlockDuration');
  const history = terms.get('HistoryLength');
  const intervalDuration = interval === undefined ? undefined : intervalSeconds.find((one) => String(one) === interval);
  const blockDuration = blockDurations.find((one) => one === duration);
  const historyMonths = history === undefined ? undefined : monthsIn(history);
  if (functionBlocks === undefined) return undefined;
  if (
    (interval !== undefined && intervalDuration === undefined) ||
    (duration !== undefined && blockDuration === undefined)
  )
    return undefined;
  if (history !== undefined && historyMonths === undefined) return undefined;
  return { functionBlocks, intervalDuration, blockDuration, historyMonths };
}

const termNames: ReadonlySet<string> = new Set(['FB', 'IntervalDuration', 'BlockDuration', 'HistoryLength']);

function blocksIn(text: string): readonly number[] | undefined {
  if (!/^\d{1,2}(_\d{1,2})*$/.test(text)) return undefined;
  const blocks = [...new Set(text.split('_').map(Number))].sort((one, other) => one - other);
  return blocks.every(isFunctionBlock) ? blocks : undefined;
}

function monthsIn(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const asked = Number(text);
  const months = asked < longestInMonths ? asked : Math.ceil(asked / monthSeconds);
  return months === 0 ? undefined : Math.min(months, mostHistoryMonths);
}

/** Writes a scope, always in the same way. */
export function writeEspiScope({ functionBlocks, intervalDuration, blockDuration, historyMonths }: EspiScope): string {
  return [
    `FB=${functionBlocks.join('_')}`,
    ...(intervalDuration === undefined ? [] : [`IntervalDuration=${intervalDuration}`]),
    ...(blockDuration === undefined ? [] : [`BlockDuration=${blockDuration}`]),
    ...(historyMonths === undefined ? [] : [`HistoryLength=${historyMonths}`]),
  ].join(';');
}

/** What function blocks tell of a member. */
export const kindsOf = (blocks: readonly number[]): readonly DataKind[] =>
  dataKinds.filter((kind) => blocks.some((block) => tellingBlocks.get(block) === kind));

/** Function blocks without those that tell anything else than these kinds. */
export const blocksTelling = (blocks: readonly number[], kinds: readonly DataKind[]): readonly number[] =>
  blocks.filter((block) => {
    const kind = tellingBlocks.get(block);
    return kind === undefined || kinds.includes(kind);
  });

/** The function blocks that tell these kinds, with all that say how the data travel. */
export const blocksOfKinds = (kinds: readonly DataKind[]): readonly number[] =>
  blocksTelling([...tellingBlocks.keys(), ...technicalBlocks], kinds).toSorted((one, other) => one - other);

/** Whether all that is asked for is within what was allowed. */
export const isWithin = (asked: readonly number[], allowed: readonly number[]): boolean =>
  asked.every((block) => allowed.includes(block));
