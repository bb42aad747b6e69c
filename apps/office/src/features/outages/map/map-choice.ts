import { createContext, useContext } from 'react';

/** What is chosen on the map and beside it: an outage by its number, or the reports of a feeder. */
export type Chosen = { readonly outageNumber: string } | { readonly feeder: string | null };

export interface MapChoice {
  /** `keyOf` what is chosen; undefined: nothing. */
  readonly chosen: string | undefined;
  /** Chooses, and lets go of what was chosen before. */
  readonly choose: (one: Chosen) => void;
}

export const keyOf = (one: Chosen): string =>
  'outageNumber' in one ? `outage ${one.outageNumber}` : `reports ${one.feeder ?? ''}`;

/** Undefined where no map is open. */
export const MapChoiceContext = createContext<MapChoice | undefined>(undefined);

export const useMapChoice = (): MapChoice | undefined => useContext(MapChoiceContext);
