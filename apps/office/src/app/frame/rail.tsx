import type { PlainOfficeScreen } from '@rochdale/domain/office/screens/office-screens';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { usePath } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { useOffice } from '../../lib/office.tsx';
import type { Me } from '../../lib/session.ts';
import { railTitles, screens } from '../screens.ts';
import { MeMenu } from './me-menu.tsx';
import { railGroups } from './rail-groups.ts';
import { screenAt } from './screen-at.ts';
import { Waiting } from './waiting.tsx';

/** The rail: every screen that one may open, in groups, and who one is. */
export function Rail({ me }: { me: Me }) {
  const text = useText();
  return (
    <nav className="rail" aria-label={text('office.rail')}>
      <OfficeLogo />
      {railGroups(me).map(({ group, names }) => (
        <div key={group}>
          <div className="rail__g">{text(railTitles[group])}</div>
          <ul>
            {names.map((name) => (
              <RailItem key={name} name={name} />
            ))}
          </ul>
        </div>
      ))}
      <MeMenu me={me} />
    </nav>
  );
}

function RailItem({ name }: { name: PlainOfficeScreen }) {
  const text = useText();
  const isHere = screenAt(usePath()) === name;
  const title = text(screens[name].title);
  return (
    <li>
      <OfficeLink to={name} parts={{}} title={title} aria-current={isHere ? 'page' : undefined}>
        <Icon drawing={screens[name].rail?.icon ?? ''} size="s" />
        <span>{title}</span>
        <Waiting screen={name} />
      </OfficeLink>
    </li>
  );
}

/** The co-op's logo and short name; leads to the first screen. */
function OfficeLogo() {
  const text = useText();
  const { logo, coopShortName } = useOffice();
  return (
    <OfficeLink className="logo" to="today" parts={{}}>
      {logo !== null && <img src={logo} alt="" width="26" height="26" />}
      <span className="logo__name">
        {coopShortName} <small>{text('office.name')}</small>
      </span>
    </OfficeLink>
  );
}
