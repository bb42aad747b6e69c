import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { viewBill, viewCapitalCredits } from './bills-calls.ts';

/** What is asked for: a bill of a day, or the capital credit statement. */
export type AskedDocument =
  | { readonly kind: 'bill'; readonly accountNumber: string; readonly billDate: string }
  | { readonly kind: 'capital-credits'; readonly accountNumber: string };

/** A PDF with an address of this tab alone, for as long as it is shown. */
export function useDocument(asked: AskedDocument) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const query = useQuery({
    queryKey: ['document', memberNumber, asked],
    queryFn: async () => {
      const { accountNumber } = asked;
      if (asked.kind === 'bill') {
        const { fileName, billViewUrlFileBytes } = await viewBill({
          params: { accountNumber, billDate: asked.billDate },
        });
        return { fileName, bytes: billViewUrlFileBytes };
      }
      const { fileName, ccViewUrlFileBytes } = await viewCapitalCredits({ params: { memberNumber, accountNumber } });
      return { fileName, bytes: ccViewUrlFileBytes };
    },
    enabled: memberNumber !== '',
    gcTime: 0,
  });
  const [address, setAddress] = useState<string>();
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const bytes = Uint8Array.from(atob(data.bytes), (character) => character.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return {
    error: query.error,
    retry: () => void query.refetch(),
    shown: data && address !== undefined ? { address, fileName: data.fileName } : undefined,
  };
}
