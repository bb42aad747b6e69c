import { createHash } from 'node:crypto';
import type { CheckedFile } from './checked-file.ts';

/** One number for all files of a folder and what they hold, whatever the folder is called. */
export const filesHashOf = (files: readonly CheckedFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify(files.map(({ entity, sha256 }) => [entity.file, sha256])))
    .digest('hex');
