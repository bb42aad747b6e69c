import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useId } from 'react';
import { useLetters } from '../../lib/letters.ts';

/** What each key does, and whether single letters do anything. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const hintId = useId();
  const [isOn, setOn] = useLetters();
  const keys = [
    [['Ctrl', 'K'], text('office.keys.search')],
    [['G'], text('office.keys.go')],
    [['J', 'K'], text('office.keys.next')],
    [['Enter'], text('office.keys.open')],
    [['A'], text('office.keys.take')],
    [['U'], text('office.keys.giveBack')],
    [['Esc'], text('office.keys.close')],
    [['?'], text('office.keys.help')],
  ] as const;
  return (
    <Dialog title={text('office.keys.title')} open={open} onClose={onClose}>
      <dl className="pairs pairs--w">
        {keys.map(([pressed, does]) => (
          <div key={does} className="pairs__row">
            <dt>
              <span className="kbds">
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={text('office.keys.letters')}
        aria-describedby={hintId}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      <p className="hint" id={hintId}>
        {text('office.keys.letters.hint')}
      </p>
    </Dialog>
  );
}
