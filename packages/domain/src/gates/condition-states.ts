import type { Site } from '../website/site/site.ts';
import { type GateName, gates } from './gates.ts';

/** How a setting that a gate looks at stands at a co-op. */
export interface SettingState {
  /** As in `site.yaml`: `features.Autopay`, `configuration.outageMapLink`. */
  readonly key: string;
  readonly value: string | boolean | undefined;
}

/** A condition of a gate, with what decided it. */
export interface ConditionState {
  readonly holds: boolean;
  readonly settings: readonly SettingState[];
}

/** Why a gate is open or closed at a site: each of its conditions as it stands. */
export const conditionStates = (name: GateName, site: Site): readonly ConditionState[] =>
  gates[name].conditions.map(({ holds, settings }) => ({
    holds: holds(site),
    settings: settings.map(({ key, read }) => ({ key, value: read(site) })),
  }));
