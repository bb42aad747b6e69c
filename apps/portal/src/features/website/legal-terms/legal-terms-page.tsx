import { Prose } from '@rochdale/ui/layout/prose.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import { useSite } from '../../../lib/site.tsx';

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
