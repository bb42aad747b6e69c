import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { useReason } from '../../parts/reason.tsx';
import { Section } from '../../parts/section.tsx';
import { ChangesTable } from './changes-table.tsx';
import { leftOut } from './setting-texts.ts';
import { seeVersion, studioKey, undoTo } from './studio-calls.ts';

interface RollBackProps {
  readonly version: number;
  readonly onKeep: () => void;
  /** Is given what was left out. */
  readonly onDone: (left: readonly string[]) => void;
}

/** What rolling back to a version changes, and the way to do it, with a reason (office-171). */
export function RollBack({ version, onKeep, onDone }: RollBackProps) {
  const text = useText();
  const query = useQuery({
    queryKey: [...studioKey, 'version', version],
    queryFn: () => seeVersion({ params: { version } }),
  });
  const title = version === 0 ? text('studio.undo.title.folder') : text('studio.undo.title', { version });
  return (
    <Section title={title}>
      <PartLoaded query={query} rows={3}>
        {({ now, differences, left = [], notOffered = [] }) => (
          <div className="sec__b stack-s">
            {notOffered.length > 0 && (
              <Alert kind="info">{text('studio.undo.notOffered', { keys: notOffered.join(', ') })}</Alert>
            )}
            {left.length > 0 && <Alert kind="warning">{leftOut(left, text)}</Alert>}
            {differences.length === 0 ? (
              <p>{text('studio.undo.same')}</p>
            ) : (
              <>
                <p>{text('studio.undo.words')}</p>
                <div className="box">
                  <ChangesTable
                    caption={title}
                    before={text('studio.undo.now')}
                    after={text('studio.undo.then')}
                    differences={differences}
                  />
                </div>
                <Confirm version={version} now={now} onKeep={onKeep} onDone={onDone} />
              </>
            )}
          </div>
        )}
      </PartLoaded>
    </Section>
  );
}

function Confirm({ version, now, onKeep, onDone }: RollBackProps & { readonly now: number }) {
  const text = useText();
  const why = useReason();
  const sent = useSend(
    (reason: string) => undoTo({ params: { version }, body: { now, reason } }),
    ({ left = [] }) => onDone(left),
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      {why.field}
      <div className="acts acts--end">
        <Button kind="secondary" onClick={onKeep}>
          {text('studio.undo.keep')}
        </Button>
        <Button kind="danger" busy={sent.isPending} onClick={() => why.submit(() => void sent.send(why.reason))}>
          {text('studio.undo.does')}
        </Button>
      </div>
    </>
  );
}
