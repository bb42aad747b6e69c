import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../../../platform/places.ts';
import { territoryFile } from '../../../service/outage/public.ts';
import { demoTerritory } from './demo-territory.ts';

// Writes the territory of the standard demo co-op, which the repository holds.
const file = join(repository, 'coops/cedar-ridge', territoryFile);
await mkdir(join(file, '..'), { recursive: true });
await writeFile(file, demoTerritory());
