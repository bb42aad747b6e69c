/** How long a figure of the database is waited for, and how long it stands. */
const patienceMs = 2_000;
const standsMs = 10_000;

/** Asks once for several figures, and gives up on a database that does not answer. */
export function standing<T>(read: () => Promise<T>, patience = patienceMs): () => Promise<T> {
  let kept: { readonly until: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (kept === undefined || performance.now() > kept.until) {
      const answer = within(read(), patience);
      answer.catch(() => undefined);
      kept = { until: performance.now() + standsMs, answer };
    }
    return kept.answer;
  };
}

async function within<T>(asked: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database is slow.')), patience);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
