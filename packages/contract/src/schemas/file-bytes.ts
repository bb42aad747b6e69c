import { z } from 'zod';

/** A file's bytes, as they are made. */
export const fileBytes = z
  .custom<AsyncIterable<Uint8Array>>(
    (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
  )
  .meta({ examples: [nothing()] });

async function* nothing(): AsyncIterable<Uint8Array> {}
