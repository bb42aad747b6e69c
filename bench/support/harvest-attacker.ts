/** What an answer tells somebody who collects. */
export interface Answer {
  readonly status: number;
  /** Seconds until the next try. */
  readonly wait: number;
  readonly ms: number;
  readonly rows: readonly { readonly name: string; readonly address: string }[];
  /** Ways to receive a code. */
  readonly options: number;
}

/** Calls a running product from addresses of its choice, as many machines behind a proxy would. */
export function attacker(port: string) {
  return {
    from: (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    post: async (path: string, body: object, address: string): Promise<Answer> => {
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      const ms = performance.now() - began;
      const answer: Record<string, unknown> = JSON.parse(text);
      const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
      return {
        status: response.status,
        wait: Number(response.headers.get('retry-after') ?? 0),
        ms,
        rows: Array.isArray(answer.results) ? answer.results : [],
        options: lengthOf(answer.cellPhones) + lengthOf(answer.emails),
      };
    },
  };
}

/** The middle of some times. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
