import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import menu from 'lucide-static/icons/menu.svg?inner';
import { useState } from 'react';
import { usePath } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import type { Me } from '../../lib/session.ts';
import { railTitles, screens } from '../screens.ts';
import { MeActions } from './me-actions.tsx';
import { railGroups } from './rail-groups.ts';
import { screenAt } from './screen-at.ts';
import { Waiting } from './waiting.tsx';

/** So many keys stand beside the menu. */
const keys = 3;

/** On a phone: the first screens as keys at the foot, and a menu with all of them. */
export function Dock({ me }: { me: Me }) {
  const text = useText();
  const here = screenAt(usePath());
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const groups = railGroups(me);
  const first = groups.flatMap(({ names }) => names).slice(0, keys);
  return (
    <>
      <nav className="dock" aria-label={text('office.dock')}>
        {first.map((name) => (
          <OfficeLink key={name} to={name} parts={{}} aria-current={here === name ? 'page' : undefined}>
            <Icon drawing={screens[name].rail?.icon ?? ''} />
            {text(screens[name].title)}
            <Waiting screen={name} />
          </OfficeLink>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon drawing={menu} />
          {text('office.menu')}
        </button>
      </nav>
      <Dialog title={me.name} open={isOpen} onClose={close} width="400">
        {groups.map(({ group, names }) => (
          <div key={group} className="dock__group">
            <h3>{text(railTitles[group])}</h3>
            <ul className="dock__list">
              {names.map((name) => (
                <li key={name}>
                  <OfficeLink to={name} parts={{}} onClick={close}>
                    <Icon drawing={screens[name].rail?.icon ?? ''} size="s" />
                    {text(screens[name].title)}
                  </OfficeLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <MeActions onDone={close} />
      </Dialog>
    </>
  );
}
