import { formatDay } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { Section } from '../../../parts/section.tsx';
import { reliabilityFigures } from '../outages-calls.ts';
import { IndicesTable } from './indices-table.tsx';
import { MajorDays } from './major-days.tsx';
import { MonthsTable } from './months-table.tsx';
import './reliability.css';

/** How reliable the power was, as a manager shows it to the board (office-189). */
export function Page() {
  const text = useText();
  const query = useQuery({ queryKey: ['reliability'], queryFn: () => reliabilityFigures({}) });
  const { now, customersServed } = query.data ?? {};
  return (
    <>
      <PageHead
        title={text('board.title')}
        lead={
          now &&
          text('board.lead', {
            from: formatDay(now.from),
            to: formatDay(now.to),
            places: formatNumber(customersServed ?? 0),
          })
        }
        actions={
          <OutsideLink
            className={buttonClass({ kind: 'secondary' })}
            href="/v1/reliability-file"
            download="reliability.csv"
          >
            {text('board.file')}
          </OutsideLink>
        }
      />
      <PartLoaded query={query} rows={8}>
        {(figures) => (
          <>
            <Section title={text('board.figures')}>
              <IndicesTable figures={figures} />
            </Section>
            <Section title={text('board.months')}>
              <MonthsTable months={figures.months} />
            </Section>
            <Section title={text('board.major')} count={figures.majorEventDays.length}>
              <MajorDays figures={figures} />
            </Section>
            <p className="pad muted">{text('board.basis')}</p>
          </>
        )}
      </PartLoaded>
    </>
  );
}
