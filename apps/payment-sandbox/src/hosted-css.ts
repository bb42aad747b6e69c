import { readFile } from 'node:fs/promises';

/** The page's stylesheet; it lies beside the source and the built program. */
export const hostedCss = await readFile(new URL('../hosted.css', import.meta.url), 'utf8');
