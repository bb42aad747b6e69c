import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { countCall, runWave, stopWave, type Wave, waveWords } from './opening-calls.ts';

type Done = (said: string) => void;

/** Each wave with who has come in, paid and is stuck, and what can be done with it. */
export function WavesTable({ waves, onDone }: { waves: readonly Wave[]; onDone: Done }) {
  const text = useText();
  if (waves.length === 0)
    return (
      <div className="clear">
        <h3>{text('waves.none')}</h3>
        <p className="muted">{text('waves.none.hint')}</p>
      </div>
    );
  return (
    <TableRegion label={text('waves.title')}>
      <table className="table t">
        <caption className="vh">{text('waves.title')}</caption>
        <thead>
          <tr>
            <th>{text('waves.number')}</th>
            <th>{text('waves.state')}</th>
            <th className="n">{text('waves.invited')}</th>
            <th className="n x m">{text('waves.letters')}</th>
            <th className="n">{text('waves.claimed')}</th>
            <th className="n">{text('waves.paid')}</th>
            <th className="n">{text('waves.stuck')}</th>
            <th className="n x">{text('waves.failures')}</th>
            <th className="n x">{text('waves.calls')}</th>
            <th>
              <span className="vh">{text('waves.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {waves.map((wave) => {
            const [kind, word] = waveWords(wave);
            return (
              <tr key={wave.waveNumber}>
                <th scope="row">{wave.waveNumber}</th>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                </td>
                <td className="n">{text('waves.of', { count: wave.invited, all: wave.members })}</td>
                <td className="n x m">{wave.letters}</td>
                <td className="n">{wave.claimed}</td>
                <td className="n">{wave.paid}</td>
                <td className="n strong c2">{wave.stuck}</td>
                <td className="n x">{text('waves.bound', { count: wave.failures, bound: wave.maxFailures })}</td>
                <td className="n x">{text('waves.bound', { count: wave.calls, bound: wave.maxCalls })}</td>
                <td className="full">
                  <div className="acts acts--end">
                    <WaveActs wave={wave} onDone={onDone} />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}

function WaveActs({ wave, onDone }: { wave: Wave; onDone: Done }) {
  const text = useText();
  const number = wave.waveNumber;
  const params = { waveNumber: number };
  if (wave.state === 'done') return <CountCall number={number} onDone={onDone} />;
  if (wave.state === 'running')
    return (
      <>
        <CountCall number={number} onDone={onDone} />
        <ReasonedAct
          label={text('waves.stop', { number })}
          title={text('waves.stop.title', { number })}
          size="s"
          needs="opening.change"
          act={async (reason) => {
            await stopWave({ params, body: { reason } });
            onDone(text('waves.stop.done'));
          }}
        >
          <p>{text('waves.stop.words')}</p>
        </ReasonedAct>
      </>
    );
  return (
    <ReasonedAct
      label={text('waves.run', { number })}
      title={text('waves.run.title', { number })}
      size="s"
      needs="opening.change"
      act={async (reason) => {
        await runWave({ params, body: { reason } });
        onDone(text('waves.run.done'));
      }}
    >
      <p>{text('waves.run.words', { count: wave.members - wave.invited, rate: wave.perHour })}</p>
    </ReasonedAct>
  );
}

/** A call to the office that came of the wave; beyond its bound the wave stops. */
function CountCall({ number, onDone }: { number: number; onDone: Done }) {
  const text = useText();
  const sent = useSend(
    () => countCall({ params: { waveNumber: number }, body: { calls: 1 } }),
    () => onDone(text('waves.called.done')),
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <Button kind="secondary" size="s" busy={sent.isPending} onClick={() => void sent.send(undefined)}>
        {text('waves.called', { number })}
      </Button>
    </>
  );
}
