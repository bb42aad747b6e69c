/** Twelve figures, from January on. */
export type ByMonth = readonly number[];

/** How something is spread over the hours of a day: twenty-four weights from midnight on. Without, evenly. */
export type HourWeights = readonly number[];

/** Where a figure comes from, in the co-op's words. */
interface Sourced {
  readonly source: string;
  readonly sourceEs?: string | undefined;
  readonly hours?: HourWeights | undefined;
}

/** The co-op's own table of what a home makes and uses, by which What If reckons (energy-84). */
export interface HomeFigures {
  /** The year of the table. */
  readonly year: number;
  /** What a change of the rate is bound to, as members read it. */
  readonly terms?: string | undefined;
  readonly termsEs?: string | undefined;
  /** What a kW of panels makes in each month, in kWh, for panels of these sizes. */
  readonly solar?: (Sourced & { readonly sizes: readonly number[]; readonly kWhPerKw: ByMonth }) | undefined;
  /** What it uses more in each month; below zero where it replaces what used more. */
  readonly heatPump?: (Sourced & { readonly kWh: ByMonth }) | undefined;
  readonly car?: (Sourced & { readonly kWh: ByMonth }) | undefined;
  /** How much less of all use a thermostat makes that is so many °F lower in winter and higher in summer, in per cent. */
  readonly thermostat?: (Sourced & { readonly degrees: number; readonly percentLess: ByMonth }) | undefined;
}

export const additionKinds = ['solar', 'heatPump', 'car', 'thermostat'] as const;
export type AdditionKind = (typeof additionKinds)[number];

/** What somebody adds to the comparison. */
export interface Additions {
  /** Panels, in kW. */
  readonly solar?: number | undefined;
  readonly heatPump?: boolean | undefined;
  readonly car?: boolean | undefined;
  readonly thermostat?: boolean | undefined;
}

/** What of these additions the co-op's table has figures for. */
export function knownAdditions(figures: HomeFigures | undefined, asked: Additions): Additions {
  const { solar } = asked;
  return {
    solar: solar !== undefined && figures?.solar?.sizes.includes(solar) ? solar : undefined,
    heatPump: asked.heatPump === true && figures?.heatPump !== undefined,
    car: asked.car === true && figures?.car !== undefined,
    thermostat: asked.thermostat === true && figures?.thermostat !== undefined,
  };
}

/** Each of these additions by itself. */
export const eachAddition = (asked: Additions): readonly (readonly [AdditionKind, Additions])[] =>
  additionKinds.flatMap((kind) => (asked[kind] ? [[kind, { [kind]: asked[kind] }] as const] : []));
