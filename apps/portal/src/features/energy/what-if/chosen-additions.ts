import type { AdditionKind } from '@rochdale/domain/energy/what-if/home-figures';

/** What a member has added to the comparison. */
export interface ChosenAdditions {
  /** Panels, in kW. */
  readonly solar?: number | undefined;
  readonly heatPump?: boolean;
  readonly car?: boolean;
  readonly thermostat?: boolean;
}

/** The same, as a call asks for it. */
export function addedQuery({ solar, ...others }: ChosenAdditions) {
  const named = (['heatPump', 'car', 'thermostat'] as const).filter((kind) => others[kind]);
  return {
    ...(solar !== undefined && { solar }),
    ...(named.length > 0 && { with: named.join(',') }),
  };
}

export const hasSome = ({ solar, heatPump, car, thermostat }: ChosenAdditions): boolean =>
  solar !== undefined || Boolean(heatPump || car || thermostat);

/** One chip: what it adds, and what is chosen once it is pressed. */
export interface AdditionChip {
  readonly kind: AdditionKind;
  readonly size?: number;
  readonly isChosen: boolean;
  readonly pressed: ChosenAdditions;
}

/** The chips of what can be added; of panels one size at a time. */
export function additionChips(
  {
    solar,
    heatPump,
    car,
    degrees,
  }: { solar: readonly number[]; heatPump: boolean; car: boolean; degrees: number | null },
  chosen: ChosenAdditions,
): AdditionChip[] {
  const plain = (kind: Exclude<AdditionKind, 'solar'>, isThere: boolean): AdditionChip[] =>
    isThere ? [{ kind, isChosen: chosen[kind] ?? false, pressed: { ...chosen, [kind]: !chosen[kind] } }] : [];
  return [
    ...solar.map(
      (size): AdditionChip => ({
        kind: 'solar',
        size,
        isChosen: chosen.solar === size,
        pressed: { ...chosen, solar: chosen.solar === size ? undefined : size },
      }),
    ),
    ...plain('heatPump', heatPump),
    ...plain('thermostat', degrees !== null),
    ...plain('car', car),
  ];
}
