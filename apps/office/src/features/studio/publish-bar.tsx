import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { discardDraft, publishDraft, studioKey } from './studio-calls.ts';
import type { EditedDraft } from './use-draft.ts';

interface PublishBarProps {
  readonly draft: EditedDraft;
  readonly onDone: (said: string) => void;
  readonly onFailed: (error: Error) => void;
  readonly onDiscarded: () => void;
}

/** The way to the history, and what may be done with the whole draft. */
export function PublishBar({ draft, onDone, onFailed, onDiscarded }: PublishBarProps) {
  const text = useText();
  const queries = useQueryClient();
  const { studio } = draft;
  const [asks, setAsks] = useState(false);
  const again = () => queries.invalidateQueries({ queryKey: studioKey });
  const published = useSend(
    async () => {
      try {
        const { revision, version } = studio;
        return (await publishDraft({ body: { revision, version: version.number } })).version;
      } catch (error) {
        onFailed(error instanceof Error ? error : new Error(String(error)));
        throw error;
      } finally {
        await again();
      }
    },
    (version) => onDone(text('studio.publish.done', { version })),
  );
  const discarded = useSend(
    () => discardDraft({ body: { revision: studio.revision } }),
    () => {
      setAsks(false);
      onDiscarded();
      void again();
      onDone(text('studio.discard.done'));
    },
  );
  const count = studio.differences.length;
  return (
    <>
      <OfficeLink to="studio-history" parts={{}} className={buttonClass({ kind: 'secondary' })}>
        {text('studio.history.link')}
      </OfficeLink>
      {studio.saved && (
        <Button kind="ghost" onClick={() => setAsks(true)}>
          {text('studio.discard')}
        </Button>
      )}
      <Button
        busy={published.isPending}
        disabledReason={mayNotPublish(draft, text)}
        onClick={() => void published.send(undefined)}
      >
        {publishWords(count, text)}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('studio.discard.title')}
          no={text('office.cancel')}
          yes={text('studio.discard')}
          busyLabel={discarded.isPending ? text('ui.saving') : undefined}
          failure={discarded.error?.message}
          onNo={() => setAsks(false)}
          onYes={() => void discarded.send(undefined)}
        >
          <p>{text('studio.discard.words')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why the draft can't be published now; undefined: it can. */
function mayNotPublish({ studio, unsaved }: EditedDraft, text: ReturnType<typeof useText>): string | undefined {
  if (unsaved > 0) return text('studio.publish.unsaved');
  if (studio.problems.length > 0) return text('studio.publish.problems');
  return studio.differences.length === 0 ? text('studio.publish.none') : undefined;
}

function publishWords(count: number, text: ReturnType<typeof useText>): string {
  if (count === 0) return text('studio.publish.plain');
  return count === 1 ? text('studio.publish.one') : text('studio.publish', { count });
}
