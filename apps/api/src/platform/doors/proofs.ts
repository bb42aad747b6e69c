import { randomInt } from 'node:crypto';
import type { ProofChallenge } from '@rochdale/contract/schemas/errors';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as work } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { deriveKey } from '../sealing/aead.ts';

/** How long a proof is good. */
const proofMinutes = 2;
/** So many rounds of so much work: measured in `bench/proof-of-work.ts`. */
const cost = 2_000;
const rounds = { least: 40, most: 120 } as const;

/** Work that a browser does for a stranger, in place of a riddle for a person. */
export interface Proofs {
  /** Work for one door and what it leads to. */
  ask(door: string, subject: string, now: Date): Promise<ProofChallenge>;
  /** The name of a proof that was done for this door and subject and is still good; undefined for anything else. */
  check(door: string, subject: string, proof: string, now: Date): Promise<string | undefined>;
}

const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ door: z.string(), subject: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

/** Makes and checks proofs with keys of their own; the first master key makes them, each checks them. */
export function proofsOf(masterKeys: readonly [string, ...string[]]): Proofs {
  const secrets = (masterKey: string) => ({
    hmacSignatureSecret: deriveKey(masterKey, 'proof-of-work').toString('base64url'),
    hmacKeySignatureSecret: deriveKey(masterKey, 'proof-of-work-key').toString('base64url'),
  });
  return {
    ask: async (door, subject, now) => {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        deriveKey: work,
        cost,
        counter: randomInt(rounds.least, rounds.most),
        data: { door, subject, until: now.getTime() + proofMinutes * 60_000 },
        ...secrets(masterKeys[0]),
      });
      if (signature === undefined) throw new Error('A challenge was not signed.');
      return { parameters: { ...parameters }, signature };
    },
    check: async (door, subject, proof, now) => {
      const read = proofShape.safeParse(jsonIn(proof));
      if (!read.success) return undefined;
      const { challenge, solution } = read.data;
      const { data } = challenge.parameters;
      if (data.door !== door || data.subject !== subject || now.getTime() >= data.until) return undefined;
      for (const masterKey of masterKeys) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey: work, ...secrets(masterKey) });
        if (verified) return challenge.signature;
      }
      return undefined;
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
