import { isStage, type Stage, stages } from '@rochdale/domain/office/opening/stages';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useProof } from '../../parts/proof.tsx';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { changeOpening, type Opening, stageHints, stageWords } from './opening-calls.ts';

interface ChangeStageProps {
  readonly opening: Pick<Opening, 'stage' | 'publicPay'>;
  readonly onDone: (said: string) => void;
}

/** Opens the portal to more members, or closes it again (moving-in-30). */
export function ChangeStage({ opening, onDone }: ChangeStageProps) {
  const text = useText();
  const proof = useProof();
  const [stage, setStage] = useState<Stage>(opening.stage);
  const [publicPay, setPublicPay] = useState(opening.publicPay);
  return (
    <ReasonedAct
      label={text('opening.change')}
      title={text('opening.stage')}
      needs="opening.change"
      act={async (reason) => {
        if (!(await proof())) return;
        const { state } = await changeOpening({ body: { from: opening.stage, stage, publicPay, reason } });
        onDone(text(state === 'done' ? 'opening.change.done' : 'opening.change.asked'));
      }}
    >
      <RadioGroup
        label={text('opening.stage')}
        name="stage"
        value={stage}
        options={stages.map((value) => ({
          value,
          label: (
            <>
              {text(stageWords[value])}
              <br />
              <small className="muted">{text(stageHints[value])}</small>
            </>
          ),
        }))}
        onChange={(value) => isStage(value) && setStage(value)}
      />
      {stage === 'rehearsing' && (
        <Checkbox
          label={text('opening.publicPay')}
          checked={publicPay}
          onChange={(event) => setPublicPay(event.target.checked)}
        />
      )}
      <p>{text('opening.change.words')}</p>
    </ReasonedAct>
  );
}
