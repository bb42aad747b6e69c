import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { type Charge, chargesKey, listCharges } from './charges-calls.ts';
import { ChargesTable } from './charges-table.tsx';
import { CompareBooks } from './compare-books.tsx';

/** What the processor took and our books do not know, matched or given back; and comparing the books (office-103). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ readonly charge: Charge; readonly act: 'match' | 'give-back' }>();
  const [done, setDone] = useState<string>();
  const query = useQuery({
    queryKey: chargesKey,
    queryFn: async (asking) => (await listCharges({}, isAskedByPage(asking))).charges,
    // Somebody else may decide while one looks.
    refetchInterval: 15_000,
  });
  const again = () => void queries.invalidateQueries({ queryKey: chargesKey });
  return (
    <>
      <PageHead title={text('charges.title')} lead={text('charges.lead')} />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <Section title={text('charges.list')}>
        <PartLoaded query={query} rows={4}>
          {(charges) =>
            charges.length === 0 ? (
              <div className="clear">
                <h3>{text('charges.none')}</h3>
                <p className="muted">{text('charges.none.hint')}</p>
              </div>
            ) : (
              <ChargesTable charges={charges} onAct={(charge, act) => setAsked({ charge, act })} />
            )
          }
        </PartLoaded>
      </Section>
      <CompareBooks onCompared={again} />
      {asked && (
        <ChargeDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={(said) => {
            setAsked(undefined);
            setDone(said);
            again();
          }}
        />
      )}
    </>
  );
}
