import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { type ModelCoOp, modelCoOp } from './testing/money-model/model-co-op.ts';
import { runModel } from './testing/money-model/run-model.ts';
import { roundOf } from './testing/money-model/steps.ts';

const coopFolder = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
const accounts = Number(process.env.MODEL_ACCOUNTS ?? 40);
const rounds = Number(process.env.MODEL_ROUNDS ?? 25);
/** The same orders each time; `bench/money-model.ts` goes where nobody has been. */
const seed = Number(process.env.MODEL_SEED ?? 20_261_122);

let database: TestDatabase;
let coop: ModelCoOp;
let first = 950_000_001;

beforeAll(async () => {
  database = await testDatabase();
  coop = await modelCoOp(database, coopFolder);
});
afterAll(async () => {
  await coop.close();
  await database.drop();
});

it('whatever happens, no more is taken by itself than is owed, all that was taken is posted or given back, and who is refused is told once', {
  timeout: 900_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(roundOf(accounts), { minLength: rounds, maxLength: rounds }), async (all) => {
      const numbers = Array.from({ length: accounts }, (_, index) => String(first + index));
      first += accounts;
      expect(await runModel(coop, numbers, all)).toEqual([]);
    }),
    {
      numRuns: Number(process.env.MODEL_RUNS ?? 1),
      endOnFailure: true,
      seed,
    },
  );
});
