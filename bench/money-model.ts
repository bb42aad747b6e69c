import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { modelCoOp } from '../apps/api/src/features/planned/payment-day/testing/money-model/model-co-op.ts';
import { runModel } from '../apps/api/src/features/planned/payment-day/testing/money-model/run-model.ts';
import { roundOf } from '../apps/api/src/features/planned/payment-day/testing/money-model/steps.ts';
import { scratchSettings } from '../apps/api/src/platform/postgres/embedded.ts';
import { withScratchDatabase } from './support/product.ts';

/**
 * Everything that happens to money, in random orders, `--steps` of them (an event of one account before a payment day):
 * the true books beside the portal's. Ends with 1 at the first order after which they differ, and prints it with the seed.
 */
const accounts = 200;
const rounds = 50;
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const runs = Math.ceil(Number(values.steps) / (accounts * rounds));
const coopFolder = fileURLToPath(new URL('../coops/cedar-ridge', import.meta.url));
const began = performance.now();

for (let run = 0; run < runs; run += 1) {
  const seed = Number(values.seed) + run;
  const wrong = await withScratchDatabase(async (database) => {
    const coop = await modelCoOp(database, coopFolder);
    const numbers = Array.from({ length: accounts }, (_, index) => String(950_000_001 + index));
    const [all = []] = fc.sample(fc.array(roundOf(accounts), { minLength: rounds, maxLength: rounds }), {
      seed,
      numRuns: 1,
    });
    try {
      return await runModel(coop, numbers, all);
    } finally {
      await coop.close();
    }
  }, scratchSettings);
  const steps = (run + 1) * accounts * rounds;
  const seconds = (performance.now() - began) / 1000;
  console.log(`${steps} steps, seed ${seed}: ${wrong.length} wrong, ${Math.round(steps / seconds)} steps/s`);
  if (wrong.length > 0) {
    console.error(wrong.join('\n\n'));
    process.exit(1);
  }
}
