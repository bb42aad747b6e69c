import { madeFrom } from '@rochdale/contract/reference/made-from';
import type { z } from 'zod';

/** A file without a byte in it. */
const emptyFile = { async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {} };

/** Texts and numbers that schemas with a form of their own accept: the first that fits is taken. */
const candidates: readonly unknown[] = [
  ...['Sample', '2026-11-20', '2026-11-20T10:15', '2026-11-20T10:15:00Z', '2026-11', '104500017', '5415550142'],
  ...['https://co-op.example/', 'member@co-op.example', '12:00', 'a1B2c3D4e5F6a1B2c3D4e5F6', 'Kwh', '97401'],
  ...[
    '(541) 555-0142',
    '8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11',
    '0b8e1f6c4a7d42f39d5e0f5a3ef4a6b0',
    '',
    1,
    12.5,
    0,
    25,
    100,
    true,
    null,
  ],
  emptyFile,
];

/** Named alike everywhere, and held against each other by screens. */
const byName: Readonly<Record<string, unknown>> = {
  accountNumber: '104500017',
  memberNumber: '200025',
  accountType: 'Electric',
  derivedStatus: 'Current',
  today: '2026-11-20',
  isPrimaryAccount: true,
};

/** An answer that a schema accepts; what is named in `given` is taken wherever it fits. */
export function sampleOf(schema: z.ZodType, given: Readonly<Record<string, unknown>> = {}): unknown {
  const named: Readonly<Record<string, unknown>> = { ...byName, ...given };
  return madeFrom(schema, {
    given: (one, name) => (Object.hasOwn(named, name) && one.safeParse(named[name]).success ? named[name] : undefined),
    otherwise: (one) => candidates.find((value) => one.safeParse(value).success),
  });
}
