import type { RecordFilter } from '@rochdale/domain/identity/my-record/record-entry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { listKept, listRecord } from './my-record-calls.ts';

export type Shown = RecordFilter | 'all';

/** The record a page at a time: where each page that was turned began is known, so that it can be turned back. */
export function useRecord() {
  const memberNumber = useOwnNumber();
  const params = { memberNumber };
  const [shown, setShown] = useState<Shown>('all');
  const [begins, setBegins] = useState<readonly string[]>([]);
  const after = begins.at(-1);
  const query = {
    ...(shown !== 'all' && { filter: shown }),
    ...(after !== undefined && { after }),
  };
  const page = useQuery({
    queryKey: ['my-record', memberNumber, shown, after],
    queryFn: () => listRecord({ params, query }),
    enabled: memberNumber !== '',
    placeholderData: (before) => before,
  });
  const kept = useQuery({
    queryKey: ['my-record', memberNumber, 'kept'],
    queryFn: () => listKept({ params }),
    enabled: memberNumber !== '',
  });
  return {
    memberNumber,
    page,
    kept,
    shown,
    pagesBefore: begins.length,
    show: (filter: Shown): void => {
      setShown(filter);
      setBegins([]);
    },
    older: (next: string): void => setBegins([...begins, next]),
    newer: (): void => setBegins(begins.slice(0, -1)),
  };
}

export type RecordScreen = ReturnType<typeof useRecord>;
