/** What of `amr` (RFC 8176) says that more than a password was asked for. */
const strongMethods = ['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'sc'];

/** Whether a provider's word counts as a second step: by a class that the co-op asks for, or by its methods (office-40). */
export const affirmsSecondStep = (
  { acr, amr }: { readonly acr: string | undefined; readonly amr: readonly string[] },
  counted: readonly string[],
): boolean => (acr !== undefined && counted.includes(acr)) || amr.some((one) => strongMethods.includes(one));
