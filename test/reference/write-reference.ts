import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPages } from './reference.ts';

/** `npm run -s reference`: writes `docs/api` anew from the operations table. */
const folder = fileURLToPath(new URL('../../docs/api', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { file, text } of apiPages) writeFileSync(`${folder}/${file}`, text);
console.log(`docs/api: ${apiPages.length} pages`);
