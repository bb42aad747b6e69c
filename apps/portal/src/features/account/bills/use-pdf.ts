import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';

/** Where a PDF comes from. */
export interface PdfSource {
  /** Names it among all that were ever asked for. */
  readonly key: readonly unknown[];
  readonly load: () => Promise<{ readonly fileName: string; readonly bytes: string }>;
  /** What is said when it can't be had; otherwise the call's own error. */
  readonly failure?: string;
}

/** A PDF from its base64. */
export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/** A PDF with an address of this tab alone, for as long as it is shown. */
export function usePdf({ key, load, failure }: PdfSource) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const query = useQuery({
    queryKey: ['document', memberNumber, ...key],
    queryFn: load,
    enabled: memberNumber !== '',
    gcTime: 0,
  });
  const [address, setAddress] = useState<string>();
  const { data, error } = query;
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(pdfOf(data.bytes));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return {
    error: error && failure !== undefined ? new Error(failure) : error,
    retry: () => void query.refetch(),
    shown: data && address !== undefined ? { address, fileName: data.fileName } : undefined,
  };
}
