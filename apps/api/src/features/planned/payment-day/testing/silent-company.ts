import type { ChargeTerms, PaymentGateway } from '../../../paying/payments/public.ts';

export const silence = async () => {
  throw new Error('no answer');
};

/** A company that hears nothing and says nothing. */
export const away: Partial<PaymentGateway> = { charge: silence, resultsOf: silence, voidCharge: silence };

/** A company that charges, but whose answers are lost; what it charged is heard of when it is there again. */
export const lostAnswers = (real: PaymentGateway) => {
  const charged: ChargeTerms[] = [];
  const company: Partial<PaymentGateway> = {
    ...away,
    charge: async (terms) => {
      charged.push(terms);
      return silence();
    },
  };
  const isThereAgain = async () => {
    for (const terms of charged) await real.charge(terms);
  };
  return { company, isThereAgain };
};
