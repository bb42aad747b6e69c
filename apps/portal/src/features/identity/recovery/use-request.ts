import { useState } from 'react';

/** A request that is sent once and answered by a sentence: how it stands. */
export function useRequest() {
  const [answer, setAnswer] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  return {
    answer,
    failure,
    isBusy,
    send: async (ask: () => Promise<{ message: string }>): Promise<void> => {
      setBusy(true);
      setFailure(undefined);
      try {
        setAnswer((await ask()).message);
      } catch (error) {
        setFailure(error instanceof Error ? error : new Error(String(error)));
      } finally {
        setBusy(false);
      }
    },
  };
}
