import { secondStepTakers } from '@rochdale/domain/identity/outside-sign-in/outside-settings';
import { z } from 'zod';
import { line } from './values.ts';

/** `outsideSignIn:` — the provider by which members may sign in beside their password (identity-130). Its secret stands in the environment. */
export const outsideSignInSection = z.strictObject({
  issuer: z.url({ protocol: /^https?$/ }).refine((text) => !/[?#]/.test(text), 'must be an address without ? and #'),
  clientId: line,
  label: line,
  secondStep: z.enum(secondStepTakers).default('portal'),
});
