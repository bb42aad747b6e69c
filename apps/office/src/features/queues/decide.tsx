import { longestWords, type RefusalTemplate, templatesOf } from '@rochdale/domain/office/queues/queues';
import { languageNames } from '@rochdale/domain/texts/languages';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef, useState } from 'react';
import { Section } from '../../parts/section.tsx';
import { ApproveButtons } from './approve-buttons.tsx';
import { doesWords } from './queue-words.ts';
import { refuseItem, type SeenItem } from './queues-calls.ts';
import { useDecideKeys } from './use-decide-keys.ts';
import { useItemAct } from './use-item-act.ts';
import { useMayNot } from './use-may-not.ts';
import { useTells } from './use-tells.ts';

interface DecideProps {
  readonly seen: SeenItem;
  /** What somebody writes, kept where somebody else is quicker. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onDone: (said: string) => void;
}

/** Approves one, or refuses it with the sentence that whoever asked reads; Y and N go there (office-127, office-128). */
export function Decide({ seen, words, onWords, onDone }: DecideProps) {
  const text = useText();
  const mayNot = useMayNot(seen);
  const tells = useTells(seen);
  const root = useRef<HTMLDivElement>(null);
  const { kind, itemId, version, taken, sentences } = seen;
  const [template, setTemplate] = useState<RefusalTemplate | null>(null);
  const [isKnown, setKnown] = useState(false);
  const refused = useItemAct(
    seen,
    'refuse',
    () => refuseItem({ params: { kind, itemId }, body: { version, template, words, evenTaken: isKnown } }),
    onDone,
  );
  useDecideKeys(root);
  const says = sentences.find((one) => one.template === template)?.says ?? '';
  const reads = [says, words.trim()].filter((part) => part !== '').join(' ');
  const canRefuse = templatesOf[kind].length > 0;
  return (
    <Section title={text('queues.decide')}>
      <div className="sec__b form" ref={root}>
        {canRefuse && (
          <>
            <fieldset className="queue__set queue__sentences">
              <legend className="label">{text('queues.decide.sentences')}</legend>
              {sentences.map((one) => (
                <button
                  key={one.template}
                  type="button"
                  className="chip"
                  aria-pressed={one.template === template}
                  onClick={() => setTemplate(one.template === template ? null : one.template)}
                >
                  {one.label}
                </button>
              ))}
            </fieldset>
            <TextAreaField
              label={text('queues.decide.words')}
              hint={text('queues.decide.words.hint', { language: languageNames[seen.tells.language] })}
              value={words}
              maxLength={longestWords}
              rows={3}
              data-decide="n"
              onChange={(event) => onWords(event.target.value)}
            />
            <p className="reads">
              <b>{text('queues.decide.reads')}</b>{' '}
              <span lang={seen.tells.language}>{reads || text('queues.decide.reads.none')}</span>
            </p>
            {taken !== null && (
              <Checkbox
                label={text('queues.taken.ack')}
                checked={isKnown}
                onChange={(event) => setKnown(event.target.checked)}
              />
            )}
          </>
        )}
        <p className="muted">
          {text(doesWords[kind])} {tells}
        </p>
        {refused.error && <Alert kind="danger">{refused.error.message}</Alert>}
        <ApproveButtons seen={seen} mayNot={mayNot} onDone={onDone}>
          {canRefuse && (
            <Button
              kind="secondary"
              busy={refused.isPending}
              disabledReason={mayNot}
              onClick={() => void refused.send(undefined)}
            >
              {text('queues.refuse')}
            </Button>
          )}
        </ApproveButtons>
      </div>
    </Section>
  );
}
