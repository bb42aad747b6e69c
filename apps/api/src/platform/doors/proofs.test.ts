import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { newMasterKey } from '../testing/test-vault.ts';
import { proofsOf } from './proofs.ts';

const proofs = proofsOf([newMasterKey()]);
const now = new Date('2026-11-20T18:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const done = async (made = proofs): Promise<string> => {
  const challenge = await made.ask('quick-pay', '104471882', now);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
};

it('work that was done is good for its door and account, for two minutes', async () => {
  const proof = await done();
  expect(await proofs.check('quick-pay', '104471882', proof, after(119))).toBeTypeOf('string');
  expect(await proofs.check('quick-pay', '104471882', proof, after(120))).toBeUndefined();
  expect(await proofs.check('quick-pay', '104471882', proof, after(3600))).toBeUndefined();
  expect(await proofs.check('quick-pay', '104480316', proof, now)).toBeUndefined();
  expect(await proofs.check('sign-in', '104471882', proof, now)).toBeUndefined();
});

it('work that was not done, that somebody else set, or that was altered is not good', async () => {
  const challenge = await proofs.ask('quick-pay', '104471882', now);
  const written = (solution: object, of: object = challenge) =>
    Buffer.from(JSON.stringify({ challenge: of, solution })).toString('base64url');
  const { keyPrefix } = challenge.parameters;
  const guesses = [
    written({ counter: 1, derivedKey: keyPrefix.padEnd(64, '0') }),
    written({ counter: 1, derivedKey: '' }),
    await done(proofsOf([newMasterKey()])),
    'x',
    Buffer.from('{}').toString('base64url'),
  ];
  for (const guess of guesses) expect(await proofs.check('quick-pay', '104471882', guess, now)).toBeUndefined();
  const good = JSON.parse(Buffer.from(await done(), 'base64url').toString());
  const until = good.challenge.parameters.data.until + 3_600_000;
  const longer = {
    ...good.challenge,
    parameters: { ...good.challenge.parameters, data: { ...good.challenge.parameters.data, until } },
  };
  expect(await proofs.check('quick-pay', '104471882', written(good.solution, longer), after(600))).toBeUndefined();
});
