import { z } from 'zod';

/** A file's lines, as they are read. */
export const fileLines = z.custom<AsyncIterable<string>>(
  (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
);
