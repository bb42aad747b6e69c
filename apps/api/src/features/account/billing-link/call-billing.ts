/** Longest answer that is read, unless the caller takes more. */
const usualLetters = 1_048_576;

/** The billing system said nothing in time, or could not be reached: it is left alone for a moment. */
export class BillingSilent extends Error {}

/** What the billing system answered. */
export interface BillingCall {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Posts to the billing system. Rejects when it does not answer in time, leads elsewhere or says more than a
 * megabyte, or than the caller takes, with its origin and never with what was asked.
 */
export async function callBilling(
  url: string,
  {
    maxLetters = usualLetters,
    ...given
  }: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal;
    readonly maxLetters?: number | undefined;
  },
): Promise<BillingCall> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', ...given });
    const text = await boundedText(response, maxLetters);
    // What stands before it answers so while it is away.
    if ([502, 503, 504].includes(response.status)) throw new Error(`It answers ${response.status}.`);
    return { status: response.status, text, headers: response.headers };
  } catch (cause) {
    throw new BillingSilent(`The billing system does not answer at ${new URL(url).origin} (BILLING_LINK_URL).`, {
      cause,
    });
  }
}

async function boundedText(response: Response, maxLetters: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxLetters) throw new Error(`It says more than ${maxLetters} letters.`);
  }
  return text + decoder.decode();
}
