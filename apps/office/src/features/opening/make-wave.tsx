import { largestRate, largestWave } from '@rochdale/domain/office/opening/waves';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useProof } from '../../parts/proof.tsx';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { makeWave } from './opening-calls.ts';

const fields = [
  { name: 'size', label: 'waves.make.size', least: 1, most: largestWave },
  { name: 'perHour', label: 'waves.make.perHour', least: 1, most: largestRate },
  { name: 'maxFailures', label: 'waves.make.maxFailures', least: 0, most: 100_000 },
  { name: 'maxCalls', label: 'waves.make.maxCalls', least: 0, most: 100_000 },
] as const;

/** Draws the members of a wave (moving-in-33). */
export function MakeWave({ onDone }: { onDone: (said: string) => void }) {
  const text = useText();
  const proof = useProof();
  const [typed, setTyped] = useState({ size: '100', perHour: '60', maxFailures: '20', maxCalls: '10' });
  const [isRefused, setRefused] = useState(false);
  const isGood = ({ name, least, most }: (typeof fields)[number]) =>
    /^\d{1,6}$/.test(typed[name]) && Number(typed[name]) >= least && Number(typed[name]) <= most;
  return (
    <ReasonedAct
      label={text('waves.make')}
      title={text('waves.make.title')}
      does={text('waves.make')}
      size="s"
      needs="opening.change"
      isReady={() => {
        const isReady = fields.every(isGood);
        setRefused(!isReady);
        return isReady;
      }}
      act={async (reason) => {
        if (!(await proof())) return;
        const [size, perHour] = [Number(typed.size), Number(typed.perHour)];
        const [maxFailures, maxCalls] = [Number(typed.maxFailures), Number(typed.maxCalls)];
        const { state } = await makeWave({ body: { size, perHour, maxFailures, maxCalls, reason } });
        onDone(text(state === 'done' ? 'waves.make.done' : 'opening.change.asked'));
      }}
    >
      <p>{text('waves.make.words')}</p>
      {fields.map((field) => (
        <TextField
          key={field.name}
          label={text(field.label)}
          error={
            isRefused && !isGood(field)
              ? text('waves.make.number', { least: field.least, most: field.most })
              : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          value={typed[field.name]}
          onChange={(event) => setTyped({ ...typed, [field.name]: event.target.value })}
        />
      ))}
    </ReasonedAct>
  );
}
