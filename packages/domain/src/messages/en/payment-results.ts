/** Payment results (S0 §2). */
export const paymentResultMessages = {
  'paymentResult.notFound':
    'We could not find this payment. If money left your account, it will show on your next visit.',
} as const;
