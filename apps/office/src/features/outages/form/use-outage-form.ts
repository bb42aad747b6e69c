import { useState } from 'react';
import { noPlaces, type SaidOfOutage } from '../outages-calls.ts';

/** What somebody fills in of an outage. */
export interface OutageForm {
  readonly said: SaidOfOutage;
  readonly say: (changed: Partial<SaidOfOutage>) => void;
  readonly addedFeeders: readonly string[];
  readonly removedFeeders: readonly string[];
  readonly accounts: string;
  readonly setAccounts: (text: string) => void;
  readonly addFeeder: (feeder: string) => void;
  readonly removeFeeder: (feeder: string) => void;
  /** Takes back that a feeder comes, or that it goes. */
  readonly undoFeeder: (feeder: string) => void;
  /** The places that come, by their names. */
  readonly adds: { feeders: string[]; substations: string[]; mapLocations: string[]; accounts: string[] };
  /** Nothing of places comes or goes any more. */
  readonly forgetPlaces: () => void;
}

export function useOutageForm(first: SaidOfOutage): OutageForm {
  const [said, setSaid] = useState(first);
  const [addedFeeders, setAdded] = useState<readonly string[]>([]);
  const [removedFeeders, setRemoved] = useState<readonly string[]>([]);
  const [accounts, setAccounts] = useState('');
  return {
    said,
    say: (changed) => setSaid((before) => ({ ...before, ...changed })),
    addedFeeders,
    removedFeeders,
    accounts,
    setAccounts,
    addFeeder: (feeder) => setAdded([...new Set([...addedFeeders, feeder])]),
    removeFeeder: (feeder) => setRemoved([...new Set([...removedFeeders, feeder])]),
    undoFeeder: (feeder) => {
      setAdded(addedFeeders.filter((one) => one !== feeder));
      setRemoved(removedFeeders.filter((one) => one !== feeder));
    },
    adds: { ...noPlaces, feeders: [...addedFeeders], accounts: accounts.split(/[\s,;]+/).filter(Boolean) },
    forgetPlaces: () => {
      setAdded([]);
      setRemoved([]);
      setAccounts('');
    },
  };
}
