import { useEffect, useState } from 'react';
import { useStored } from '../../../../lib/device/stored.ts';
import type { KeptReport } from './kept-entries.ts';
import { keptReports } from './kept-reports.ts';

/** The reports that wait on this device; none until they are opened. */
export function useKeptReports(): readonly KeptReport[] {
  const stored = useStored('outageReports');
  const [reports, setReports] = useState<readonly KeptReport[]>([]);
  useEffect(() => {
    let isOver = false;
    void keptReports(stored).then((opened) => {
      if (!isOver) setReports(opened);
    });
    return () => {
      isOver = true;
    };
  }, [stored]);
  return reports;
}
