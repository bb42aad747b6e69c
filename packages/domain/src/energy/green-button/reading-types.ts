import type { ReadingType } from './parts.ts';

/** What decides what a value means, by the names of the standard. */
const meanings = {
  accumulationBehaviour: ({ accumulation }: ReadingType) => accumulation,
  commodity: ({ commodity }: ReadingType) => commodity,
  flowDirection: ({ flow }: ReadingType) => flow,
  powerOfTenMultiplier: ({ powerOfTen }: ReadingType) => powerOfTen,
  uom: ({ uom }: ReadingType) => uom,
};

/**
 * What another reading type under the same link says otherwise, `accumulationBehaviour 4 and 2`; undefined where all of
 * them say the same. Nobody can tell which of two is meant.
 */
export function contradictionOf(type: ReadingType, all: readonly ReadingType[]): string | undefined {
  for (const other of all) {
    if (other === type || !haveOneLink(type, other)) continue;
    for (const [name, of] of Object.entries(meanings))
      if (of(other) !== of(type)) return `${name} ${of(other) ?? 'unsaid'} and ${of(type) ?? 'unsaid'}`;
  }
  return undefined;
}

function haveOneLink(one: ReadingType, other: ReadingType): boolean {
  if (one.self !== '' || other.self !== '') return one.self === other.self;
  const isBare = one.related.length === 0 && other.related.length === 0;
  return isBare || one.related.some((path) => other.related.includes(path));
}
