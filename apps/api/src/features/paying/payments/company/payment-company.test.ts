import { expect, it } from 'vitest';
import { readEnvironment } from '../../../../platform/environment.ts';
import { EnvironmentError } from '../../../../platform/process/environment-error.ts';

const stripe = {
  PAYMENT_COMPANY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_of_a_co_op',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_an_endpoint',
};

it('the hosted company takes payments unless the environment names another', () => {
  expect(readEnvironment({}).paymentCompany).toEqual({ name: 'hosted' });
  expect(readEnvironment(stripe).paymentCompany).toMatchObject({
    name: 'stripe',
    apiUrl: 'https://api.stripe.com',
    pageUrl: 'https://checkout.stripe.com',
  });
});

it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('Stripe without %s stops the start', (name) => {
  expect(() => readEnvironment({ ...stripe, [name]: '' })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ ...stripe, [name]: '' })).toThrow(name);
});

it('a company that nobody knows stops the start', () => {
  expect(() => readEnvironment({ PAYMENT_COMPANY: 'barter' })).toThrow(/PAYMENT_COMPANY/);
});
