import { useText } from '@rochdale/ui/text/text.ts';
import { useProof } from '../../parts/proof.tsx';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { confirmImport, type OneImport } from './data-calls.ts';

interface ConfirmImportProps {
  readonly found: Pick<OneImport, 'importId' | 'outcome'>;
  readonly onDone: () => void;
}

/** The second person confirms what goes beyond a bound (office-117); nothing where nothing is held. */
export function ConfirmImport({ found: { importId, outcome }, onDone }: ConfirmImportProps) {
  const text = useText();
  const proof = useProof();
  if (outcome !== 'held') return null;
  return (
    <ReasonedAct
      label={text('data.confirm')}
      title={text('data.confirm.title')}
      needs="exports.make"
      act={async (reason) => {
        if (!(await proof())) return;
        await confirmImport({ params: { importId }, body: { reason } });
        onDone();
      }}
    >
      <p>{text('data.confirm.words')}</p>
    </ReasonedAct>
  );
}
