import type { Territory } from './load-territory.ts';

/** A territory as both maps draw it. */
export const presentTerritory = (territory: Territory) => ({
  features: territory.map(({ kind, name, lines }) => ({
    ...{ kind, name },
    lines: lines.map((line) => line.map(([x, y]): [number, number] => [x, y])),
  })),
});
