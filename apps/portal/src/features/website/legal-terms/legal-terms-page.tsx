import fileText from 'lucide-static/icons/file-text.svg?inner';
import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Prose } from '../../../ui/layout/prose.tsx';
import { Empty } from '../../../ui/state/empty.tsx';

/** Terms Of Use (website-29). */
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
