import { useText } from '@rochdale/ui/text/text.ts';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { explainSettlement, type Settlement } from './settlements-calls.ts';

interface ExplainDifferencesProps {
  readonly settlement: Pick<Settlement, 'settlementId' | 'differences'>;
  readonly onDone: () => void;
}

/** Says why what differs now is settled (office-113); nothing where nothing waits. */
export function ExplainDifferences({ settlement: { settlementId, differences }, onDone }: ExplainDifferencesProps) {
  const text = useText();
  if (differences === 0) return null;
  return (
    <ReasonedAct
      label={text('settlements.explain')}
      title={text('settlements.explain')}
      does={text('settlements.explain.do')}
      needs="payments.returns"
      act={async (reason) => {
        await explainSettlement({ params: { settlementId }, body: { reason } });
        onDone();
      }}
    >
      <p>{text('settlements.explain.text')}</p>
    </ReasonedAct>
  );
}
