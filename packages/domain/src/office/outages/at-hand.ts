import type { PlainTextCode } from '../../texts/text.ts';

/** What members read of an outage, at hand in both languages: at night nobody has to find the words. */
export const descriptionsAtHand = [
  'outages.says.looking',
  'outages.says.tree',
  'outages.says.wind',
  'outages.says.ice',
  'outages.says.lightning',
  'outages.says.vehicle',
  'outages.says.animal',
  'outages.says.equipment',
  'outages.says.planned',
] as const satisfies readonly PlainTextCode[];

/** Causes at hand. */
export const causesAtHand = [
  'outages.cause.vegetation',
  'outages.cause.weather',
  'outages.cause.animal',
  'outages.cause.vehicle',
  'outages.cause.equipment',
  'outages.cause.planned',
  'outages.cause.unknown',
] as const satisfies readonly PlainTextCode[];
