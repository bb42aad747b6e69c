import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { useReason } from '../../parts/reason.tsx';
import { Section } from '../../parts/section.tsx';
import { ChangesTable } from './changes-table.tsx';
import { seeVersion, studioKey, undoTo } from './studio-calls.ts';

interface RollBackProps {
  readonly version: number;
  readonly onKeep: () => void;
  readonly onDone: () => void;
}

/** What rolling back to a version changes, and the way to do it, with a reason (office-171). */
export function RollBack({ version, onKeep, onDone }: RollBackProps) {
  const text = useText();
  const why = useReason();
  const query = useQuery({
    queryKey: [...studioKey, 'version', version],
    queryFn: () => seeVersion({ params: { version } }),
  });
  const now = query.data?.now ?? 0;
  const sent = useSend((reason: string) => undoTo({ params: { version }, body: { now, reason } }), onDone);
  const title = version === 0 ? text('studio.undo.title.folder') : text('studio.undo.title', { version });
  return (
    <Section title={title}>
      <PartLoaded query={query} rows={3}>
        {({ differences }) =>
          differences.length === 0 ? (
            <p className="pad">{text('studio.undo.same')}</p>
          ) : (
            <div className="sec__b stack-s">
              <p>{text('studio.undo.words')}</p>
              <div className="box">
                <ChangesTable
                  caption={title}
                  before={text('studio.undo.now')}
                  after={text('studio.undo.then')}
                  differences={differences}
                />
              </div>
              {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
              {why.field}
              <div className="acts acts--end">
                <Button kind="secondary" onClick={onKeep}>
                  {text('studio.undo.keep')}
                </Button>
                <Button
                  kind="danger"
                  busy={sent.isPending}
                  onClick={() => why.submit(() => void sent.send(why.reason))}
                >
                  {text('studio.undo.does')}
                </Button>
              </div>
            </div>
          )
        }
      </PartLoaded>
    </Section>
  );
}
