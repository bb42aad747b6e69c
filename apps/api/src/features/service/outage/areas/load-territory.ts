import { readTerritory, type TerritoryFeature } from '@rochdale/domain/service/outage-map/territory';
import { SettingsProblems } from '../../../../platform/yaml/settings-problems.ts';
import { readUtf8 } from '../../../../platform/yaml/settings-text.ts';

/** A co-op's territory as it is drawn; none where its folder has no file of it. */
export type Territory = readonly TerritoryFeature[];

/** Where it lies, below the co-op's folder. */
export const territoryFile = 'territory/territory.geojson';

/** Reads the territory of a co-op's folder (service-82). Throws SettingsProblems that name what is wrong with it. */
export async function loadTerritory(coopFolder: string): Promise<Territory> {
  const text = await readUtf8(coopFolder, territoryFile);
  if (text === undefined) return [];
  const read = readTerritory(parsed(text));
  if ('features' in read) return read.features;
  throw new SettingsProblems(read.problems.map((problem) => `${territoryFile}: ${problem}`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsProblems([`${territoryFile}: is no JSON: ${error instanceof Error ? error.message : ''}`]);
  }
}
