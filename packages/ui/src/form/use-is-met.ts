import { useEffect, useState } from 'react';

/** Long enough for a screen reader to have met the empty region. */
const delayMs = 150;

/** False for a moment, until a region that came with its words has been met, and again with each change of `again`. */
export function useIsMet(again?: string | number): boolean {
  const [met, setMet] = useState<{ readonly with: string | number | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setMet({ with: again }), delayMs);
    return () => clearTimeout(timer);
  }, [again]);
  return met !== undefined && met.with === again;
}
