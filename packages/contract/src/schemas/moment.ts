import { z } from 'zod';

/** A moment, as ISO 8601 writes it. */
export const moment = z.iso.datetime().meta({ examples: ['2026-11-24T18:04:11.000Z'] });
