import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { keptFor } from './kept-words.ts';
import type { RecordScreen } from './use-record.ts';

/** How long each kind is kept, and why (identity-109). */
export function KeptFold({ kept }: Pick<RecordScreen, 'kept'>) {
  const text = useText();
  return (
    <div className="card">
      <Fold title={text('myRecord.kept')}>
        <div className="my-record__kept">
          <p>{text('myRecord.kept.lead')}</p>
          <Loaded query={kept} skeleton={<Skeleton height={320} />}>
            {({ kinds }) => (
              <dl>
                {kinds.map((one) => (
                  <div key={one.kind}>
                    <dt>{text(`myRecord.keep.${one.kind}`)}</dt>
                    <dd>
                      <b>{keptFor(one, text)}</b> {one.because ?? text(`myRecord.keep.${one.kind}.why`)}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </Loaded>
        </div>
      </Fold>
    </div>
  );
}
