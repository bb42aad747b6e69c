import { Button } from '@rochdale/ui/form/button.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import type { UnclaimedCredit } from './unclaimed-credits-calls.ts';

interface ResultsTableProps {
  readonly results: readonly UnclaimedCredit[];
  readonly busy: boolean;
  readonly returnedFrom: string | undefined;
  readonly onClaim: (credit: UnclaimedCredit) => void;
}

/** Who was found: name, address, 'City, State', zip, and Claim (account-80). */
export function ResultsTable({ results, busy, returnedFrom, onClaim }: ResultsTableProps) {
  const text = useText();
  const returned = useRef<HTMLButtonElement>(null);
  useEffect(() => returned.current?.focus(), []);
  return (
    <DataTable
      caption={text('unclaimedCredits.results')}
      busy={busy}
      rows={results}
      keyOf={(credit) => credit.reference}
      columns={[
        { head: text('unclaimedCredits.name'), main: true, bold: true, cell: (credit) => credit.name },
        { head: text('unclaimedCredits.address'), cell: (credit) => credit.address },
        {
          head: text('unclaimedCredits.cityState'),
          cell: ({ city, state }) => [city, state].filter((part) => part !== '').join(', '),
        },
        { head: text('unclaimedCredits.zip'), className: 'num', cell: (credit) => credit.zip },
        {
          head: text('unclaimedCredits.claim'),
          headShown: <span className="vh">{text('unclaimedCredits.claim')}</span>,
          label: null,
          className: 'unclaimed__claim',
          wide: true,
          cell: (credit) => (
            <Button
              kind="secondary"
              size="s"
              {...(credit.reference === returnedFrom && { ref: returned })}
              aria-label={text('unclaimedCredits.claimOf', { name: credit.name, address: credit.address })}
              onClick={() => onClaim(credit)}
            >
              {text('unclaimedCredits.claim')}
            </Button>
          ),
        },
      ]}
    />
  );
}
