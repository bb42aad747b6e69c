import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../lib/link.tsx';
import { usePageTitle } from '../parts/page-title.ts';

/** An address without a screen. */
export function NotFound() {
  const text = useText();
  usePageTitle(text('office.notFound.title'));
  return (
    <main id="main" className="door" tabIndex={-1}>
      <div>
        <h1>{text('office.notFound.title')}</h1>
        <p className="muted">{text('office.notFound')}</p>
        <p>
          <OfficeLink to="today" parts={{}}>
            {text('office.notFound.back')}
          </OfficeLink>
        </p>
      </div>
    </main>
  );
}
