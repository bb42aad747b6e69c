import { z } from 'zod';
import { paymentStanding } from './payment-standing.ts';

/** One refused value (general-1): 400 answers with a list of these. */
export const fieldError = z.object({ code: z.number().int(), message: z.string(), field: z.string().optional() });
export const badRequest = z.array(fieldError).min(1);

/** Work that a browser does before its call is judged (428), as altcha-lib reads it. */
export const proofChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    keyPrefix: z.string(),
    cost: z.number(),
    keyLength: z.number(),
  }),
  signature: z.string(),
});

/** Every other refusal. `id` stands in the log, on a 500; `standing` tells of a payment that has no receipt, on a 409. */
export const failure = z.object({
  code: z.number().int(),
  message: z.string(),
  id: z.string().optional(),
  challenge: proofChallenge.optional(),
  standing: paymentStanding.optional(),
});

export type FieldError = z.output<typeof fieldError>;
export type Failure = z.output<typeof failure>;
export type ProofChallenge = z.output<typeof proofChallenge>;
