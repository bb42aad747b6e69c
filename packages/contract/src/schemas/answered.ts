import { z } from 'zod';

/** What many answers say alike. */
export const message = z.string().meta({ examples: ['Your changes have been saved.'] });
export const accountHolderName = z.string().meta({ examples: ['Walter Prine'] });
export const accountType = z.string().meta({ examples: ['Electric'] });
export const serviceAddress = z.string().meta({ examples: ['15 Sawyer St\nAlder Crossing, OR 97498'] });
export const locationId = z.string().meta({ examples: ['L104500017'] });
/** What the member calls an account; null: nothing (account-92). */
export const nickname = z
  .string()
  .nullable()
  .meta({ examples: ['Home'] });
export const unitOfMeasure = z.string().meta({ examples: ['kWh'] });
export const confirmationNumber = z.string().meta({ examples: ['4471902'] });

/** The answer of a call that only says what it did. */
export const said = z.object({ message });
