import { callSteadily } from './steady-calls.ts';

/** Calls steadily in a process of its own: whoever measures beside it does not wait for its work. Answers once. */
process.once('message', async (asked: Parameters<typeof callSteadily>) => {
  process.send?.(await callSteadily(...asked), () => process.disconnect());
});
