import { storedMethod } from '@rochdale/contract/hosted-payment/wire';
import { z } from 'zod';
import { outcomes } from './outcomes.ts';

export type KeptMethod = z.output<typeof keptMethod>;

/** A stored way of paying, and what its test number makes a charge of it do. */
export const keptMethod = storedMethod.extend({ outcome: z.enum(outcomes) });
