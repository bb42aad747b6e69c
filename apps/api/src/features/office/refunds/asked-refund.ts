import { z } from 'zod';

const asked = z.object({
  params: z.object({ transNo: z.string() }),
  body: z.object({
    /** What waits since before forms had a number has none. */
    askId: z.uuid().optional(),
    parts: z.array(z.object({ accountNumber: z.string(), amountCents: z.number().int() })),
    withFee: z.boolean(),
    evenEarly: z.boolean(),
  }),
});
/** What was asked of a refund, as it was kept until somebody approves it. */
export type AskedRefund = z.output<typeof asked>;

/** Reads it; undefined where it was asked for something else. */
export const askedRefund = (request: unknown): AskedRefund | undefined => asked.safeParse(request).data;
