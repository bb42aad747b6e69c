import { useRef, useState } from 'react';

interface Sent<A> {
  readonly isPending: boolean;
  readonly data?: A;
  readonly error?: Error;
  /** Counts what was sent, so that each answer can be shown as a new one. */
  readonly count: number;
}

/** A call that a public page makes, and how it stands; an answer that is no longer waited for is dropped. */
export function useSend<V, A>(call: (values: V) => Promise<A>, onDone: (answer: A) => void = () => undefined) {
  const [sent, setSent] = useState<Sent<A>>({ isPending: false, count: 0 });
  const current = useRef(0);
  return {
    ...sent,
    send: async (values: V): Promise<void> => {
      current.current += 1;
      const count = current.current;
      setSent({ isPending: true, count });
      try {
        const data = await call(values);
        if (count !== current.current) return;
        setSent({ isPending: false, data, count });
        onDone(data);
      } catch (error) {
        if (count !== current.current) return;
        setSent({ isPending: false, error: error instanceof Error ? error : new Error(String(error)), count });
      }
    },
    /** Forgets the answer, and one that is still to come. */
    reset: (): void => {
      current.current += 1;
      setSent({ isPending: false, count: current.current });
    },
  };
}
