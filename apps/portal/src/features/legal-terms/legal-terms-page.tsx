import fileText from 'lucide-static/icons/file-text.svg?inner';
import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { Prose } from '../../ui/prose.tsx';

/** Terms Of Use (S2 §2). */
export function Page() {
  const text = useText();
  const { legalContent } = useSite().content;
  return (
    <div className="container">
      <div className="page-head">
        <h1>{text('screen.legalTerms')}</h1>
      </div>
      {legalContent ? (
        <Prose html={legalContent} />
      ) : (
        <div className="card">
          <Empty icon={fileText} title={text('legalTerms.none')} />
        </div>
      )}
    </div>
  );
}
