import { languageNames } from '@rochdale/domain/texts/languages';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../../parts/section.tsx';
import { type Made, type Preview, previewWords } from './announcing-calls.ts';

/** The words as a member reads them, in each language, with what a text takes (office-147). */
export function PreviewWords({ made }: { made: Made }) {
  const text = useText();
  const { topic, segment, words } = made;
  const said = JSON.stringify({ topic, segment, words });
  const sent = useSend(async (after: string) => ({
    said,
    ...(await previewWords({ body: { topic, segment, words, after } })),
  }));
  const { data } = sent;
  const [first] = data?.samples ?? [];
  return (
    <Section
      title={text('announcing.preview')}
      end={
        <Button
          kind="ghost"
          size="s"
          busy={sent.isPending}
          onClick={() => void sent.send(data?.said === said ? (data.accountNumber ?? '') : '')}
        >
          {text(first ? 'announcing.preview.another' : 'announcing.preview.show')}
        </Button>
      }
    >
      <div className="sec__b stack-s" aria-live="polite">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {data && !first && <p className="muted">{text('announcing.preview.nobody')}</p>}
        {data && data.said !== said && <Alert kind="info">{text('announcing.preview.old')}</Alert>}
        {first && <p className="muted">{text('announcing.preview.as', { name: first.memberName })}</p>}
        {data?.samples.map((sample) => (
          <SampleBoxes key={sample.language} sample={sample} />
        ))}
      </div>
    </Section>
  );
}

function SampleBoxes({ sample }: { sample: Preview['samples'][number] }) {
  const text = useText();
  const { parts, letters, wide } = sample.text;
  const length = { parts, letters };
  return (
    <>
      <h3 className="small muted">{languageNames[sample.language]}</h3>
      <div className="box box--in" lang={sample.language}>
        <p className="strong">{sample.email.subject}</p>
        <p className="said">{sample.email.text}</p>
      </div>
      <div className="box box--in">
        <p className="small muted">
          {parts === 1 ? text('announcing.preview.text', length) : text('announcing.preview.texts', length)}
        </p>
        {wide.length > 0 && <p className="small">{text('announcing.preview.wide', { letters: wide.join(' ') })}</p>}
        <p lang={sample.language}>{sample.text.text}</p>
      </div>
    </>
  );
}
