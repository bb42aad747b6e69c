import { useText } from '@rochdale/ui/text/text.ts';
import { PageHead } from '../../parts/page-head.tsx';

/** The first screen of the office. */
export function Page() {
  const text = useText();
  return <PageHead title={text('office.screen.today')} />;
}
