import { readFile } from 'node:fs/promises';

const folder = new URL('../hosted/', import.meta.url);
/** In the order in which a later rule goes before an earlier one. */
const parts = ['page', 'form', 'test-methods', 'narrow', 'refused'];

/** The page's stylesheet; its parts lie beside the source and the built program. */
export const hostedCss = (
  await Promise.all(parts.map((part) => readFile(new URL(`${part}.css`, folder), 'utf8')))
).join('');
