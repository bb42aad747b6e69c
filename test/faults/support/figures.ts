/** What callers saw: how many calls, how each ended, and how long the longest took. */
export interface Figures {
  calls: number;
  /** Calls that were not answered, or with a 5xx. */
  failed: number;
  longestMs: number;
  /** Answers that are not the product's own shape: no sentence, a stack, or silence beyond the bound. */
  readonly rough: Set<string>;
  /** The sentences that members got with a failure, by status. */
  readonly sentences: Set<string>;
}

export const noFigures = (): Figures => ({
  calls: 0,
  failed: 0,
  longestMs: 0,
  rough: new Set(),
  sentences: new Set(),
});

/** No call is left waiting longer than this, whatever is broken. */
export const boundMs = 20_000;

/** What a call came to; undefined where nobody answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the product as a browser does, and counts what came back, when it came: what is under way when a fault begins is the fault's. */
export async function counted(
  figuresNow: () => Figures,
  url: string,
  init: RequestInit = {},
  { mayBeGone = true } = {},
): Promise<Answer | undefined> {
  const began = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(boundMs) });
    const text = await response.text();
    const body = jsonOf(text);
    const figures = figuresNow();
    if (response.status >= 500) {
      figures.failed += 1;
      noteFailure(figures, response, body, text);
    }
    return { status: response.status, body };
  } catch (error) {
    const figures = figuresNow();
    figures.failed += 1;
    if (process.env.FAULT_LOG) console.error(url, error);
    const why = error instanceof Error ? error.name : '';
    if (why === 'TimeoutError') figures.rough.add(`no answer in ${boundMs / 1000} s from ${new URL(url).pathname}`);
    else if (!mayBeGone) figures.rough.add(`cut off at ${new URL(url).pathname}`);
    return undefined;
  } finally {
    const figures = figuresNow();
    figures.calls += 1;
    figures.longestMs = Math.max(figures.longestMs, performance.now() - began);
  }
}

function noteFailure(figures: Figures, response: Response, body: unknown, text: string): void {
  const where = new URL(response.url).pathname.replace(/\d{4,}/g, '…');
  const sentence = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
  if (sentence === undefined || sentence.length < 15)
    figures.rough.add(`${response.status} without a sentence at ${where}`);
  else figures.sentences.add(`${response.status}: ${sentence}`);
  if (/\bat .+\.(ts|js):\d+|select .+ from|password|ECONN/i.test(text))
    figures.rough.add(`${where} says what is inside`);
  if (response.status === 503 && response.headers.get('retry-after') === null)
    figures.rough.add(`503 without Retry-After at ${where}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
