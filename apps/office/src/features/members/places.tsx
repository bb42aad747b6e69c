import { formatDay } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import type { Member } from './members-calls.ts';

type Account = Member['accounts'][number];

/** Where a member's accounts are served, by what, and what must not stay dark there (account-110, account-111). */
export function Places({ accounts }: { accounts: readonly Account[] }) {
  const text = useText();
  const rows = accounts.flatMap(({ accountNumber, places, mustStayOn }) => {
    const ids = new Set([...places, ...mustStayOn].map(({ locationId }) => locationId));
    return [...ids].map((locationId) => ({
      key: `${accountNumber} ${locationId}`,
      accountNumber,
      place: places.find((one) => one.locationId === locationId),
      dark: mustStayOn.find((one) => one.locationId === locationId),
    }));
  });
  if (rows.length === 0) return null;
  return (
    <Section title={text('members.places')} count={rows.length}>
      <TableRegion label={text('members.places')}>
        <table className="table t">
          <caption className="vh">{text('members.places')}</caption>
          <thead>
            <tr>
              <th>{text('members.account')}</th>
              <th>{text('members.place')}</th>
              <th>{text('members.fedBy')}</th>
              <th>{text('members.mustStayOn')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, accountNumber, place, dark }) => (
              <tr key={key}>
                <th scope="row" className="w num">
                  {accountNumber}
                </th>
                <td className="c3 full">{place ? <Where place={place} /> : text('memberMarks.hidden')}</td>
                <td className="full">
                  {place &&
                    [place.substation, place.feeder, place.mapLocation].filter((one) => one !== null).join(' · ')}
                </td>
                <td className="c3 full">{dark ? <Dark dark={dark} /> : <span className="muted">–</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  );
}

function Where({ place }: { place: Account['places'][number] }) {
  const text = useText();
  const { locationId, address, town, county, latitude, longitude } = place;
  const inCounty = county === null ? null : text('members.county', { county });
  const at = latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;
  const more = [inCounty, at].filter((one) => one !== null).join(' · ');
  return (
    <>
      {[address, town].filter((one) => one !== null).join(', ') || locationId} {more !== '' && <small>{more}</small>}
    </>
  );
}

/** What must not stay dark, and how sure that is. */
function Dark({ dark: { what, state, until, confirmedOn } }: { dark: Account['mustStayOn'][number] }) {
  const text = useText();
  const asked =
    confirmedOn === null
      ? text('members.mustStayOn.unconfirmed')
      : state === 'to-confirm'
        ? text('members.mustStayOn.toConfirm', { day: formatDay(confirmedOn) })
        : text('members.mustStayOn.confirmed', { day: formatDay(confirmedOn) });
  const lasts = (day: string): string =>
    state === 'over'
      ? text('members.mustStayOn.over', { day: formatDay(day) })
      : text('members.mustStayOn.until', { day: formatDay(day) });
  return (
    <>
      <Mark kind={state === 'over' ? 'off' : 'bad'}>{what}</Mark>{' '}
      <small>{until === null ? asked : `${lasts(until)} · ${asked}`}</small>
    </>
  );
}
