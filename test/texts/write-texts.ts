import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textLists } from './texts.ts';

/** `npm run texts`: writes the lists of texts anew. */
const root = fileURLToPath(new URL('../..', import.meta.url));
for (const { path, text } of textLists) writeFileSync(`${root}/${path}`, text);
const written = textLists.map(({ path }) => path);
process.exitCode =
  spawnSync('npx', ['biome', 'check', '--write', ...written], { cwd: root, stdio: 'inherit' }).status ?? 1;
