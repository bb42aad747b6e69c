import { readFile } from 'node:fs/promises';

/** The page's stylesheet. */
export const hostedCss = await readFile(new URL('./hosted.css', import.meta.url), 'utf8');
