import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';

/** A password that is chosen, and typed once more; its rules are the co-op's, and judged by the handler. */
export const newPassword = {
  password: z
    .string()
    .max(passwordAbsoluteMax)
    .meta({ description: 'the password', examples: ['Maple-river-42!'] }),
  cnfpassword: z
    .string()
    .max(passwordAbsoluteMax)
    .meta({ description: 'the password once more', examples: ['Maple-river-42!'] }),
};
