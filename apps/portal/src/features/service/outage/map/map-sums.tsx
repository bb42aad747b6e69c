import { formatNumber } from '@rochdale/domain/texts/formats';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { MapRegionRow, OutageMap } from '../outage-calls.ts';

const tables = ['counties', 'towns', 'substations'] as const;
const captions = {
  counties: 'outageMap.sums.counties',
  towns: 'outageMap.sums.towns',
  substations: 'outageMap.sums.substations',
} as const;
const heads = {
  counties: 'outageMap.sums.county',
  towns: 'outageMap.sums.town',
  substations: 'outageMap.sums.substation',
} as const;

/** The outages summed up by county, town and substation, with the part of the members served (service-80). */
export function MapSums({ map }: { map: OutageMap }) {
  const text = useText();
  return (
    <Fold title={text('outageMap.sums')}>
      <div className="outage-map__sums">
        {tables.map((table) => (
          <DataTable
            key={table}
            caption={text(captions[table])}
            rows={map[table]}
            keyOf={({ name }) => name}
            columns={[
              {
                head: text(heads[table]),
                main: true,
                cell: ({ name }) => (name === '' ? text('outageMap.sums.other') : name),
              },
              { head: text('outageMap.sums.out'), numeric: true, cell: (row) => outOf(text, row) },
              {
                head: text('outageMap.sums.share'),
                numeric: true,
                cell: ({ share }) => (share === null ? '' : text('outageMap.sums.percent', { share })),
              },
              {
                head: text('outageMap.sums.served'),
                numeric: true,
                cell: ({ membersServed }) => formatNumber(membersServed),
              },
            ]}
          />
        ))}
      </div>
    </Fold>
  );
}

function outOf(text: ReturnType<typeof useText>, { membersWithoutPower: members, atMost }: MapRegionRow): string {
  if (members === 0) return text('outageMap.sums.zero');
  if (members !== null) return text('outageMap.sums.about', { count: formatNumber(members) });
  return atMost === null || atMost < 5 ? text('outageMap.sums.few') : text('outageMap.sums.atMost', { count: atMost });
}
