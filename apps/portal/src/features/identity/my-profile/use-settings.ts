import { useQuery } from '@tanstack/react-query';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { autoPayments, type MemberDetails, memberDetails } from './my-profile-calls.ts';

/** What the tabs begin with. */
export interface Settings {
  readonly memberNumber: string;
  readonly details: MemberDetails;
  /** Kinds of stored payment data that auto pay, a draft or a scheduled payment uses, which can't be removed (identity-55). */
  readonly inUse: readonly ('ECHECK' | 'CHARGE')[];
}

export const settingsKey = 'my-profile';

/** The member's settings as they are on file. */
export function useSettings() {
  const memberNumber = useOwnNumber();
  return useQuery({
    queryKey: [settingsKey, memberNumber],
    queryFn: async (): Promise<Settings> => {
      const params = { memberNumber };
      const [details, { results }] = await Promise.all([memberDetails({ params }), autoPayments({ params })]);
      return { memberNumber, details, inUse: results.map(({ paymentMethod }) => paymentMethod) };
    },
    enabled: memberNumber !== '',
  });
}
