import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect } from 'react';
import { useOffice } from '../lib/office.tsx';

/** Names the page in the window's title. */
export function usePageTitle(page: string): void {
  const text = useText();
  const { coopShortName: coop } = useOffice();
  useEffect(() => {
    document.title = text('office.title', { page, coop });
  }, [text, page, coop]);
}
