import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { changeLists } from './opening-calls.ts';

const lists = ['test', 'pilot', 'none'] as const;
type List = (typeof lists)[number];
const listWords = {
  test: 'opening.lists.test',
  pilot: 'opening.lists.pilot',
  none: 'opening.lists.none',
} as const;

/** Puts members on a list by their numbers, or takes them off (moving-in-31). */
export function ChangeLists({ onDone }: { onDone: (said: string) => void }) {
  const text = useText();
  const [list, setList] = useState<List>('test');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const memberNumbers = typed.split(/[\s,;]+/).filter((one) => one !== '');
  const isGood = memberNumbers.length > 0 && memberNumbers.every((one) => /^\d{1,12}$/.test(one));
  return (
    <ReasonedAct
      label={text('opening.lists.put')}
      title={text('opening.lists.put.title')}
      size="s"
      needs="opening.change"
      isReady={() => {
        setRefused(!isGood);
        return isGood;
      }}
      act={async (reason) => {
        const { unknown } = await changeLists({ body: { list, memberNumbers, reason } });
        setTyped('');
        onDone(
          unknown.length === 0
            ? text('opening.lists.done')
            : text('opening.lists.unknown', { numbers: unknown.join(', ') }),
        );
      }}
    >
      <p>{text('opening.lists.put.words')}</p>
      <RadioGroup
        label={text('opening.lists.to')}
        name="list"
        value={list}
        options={lists.map((value) => ({ value, label: text(listWords[value]) }))}
        onChange={(value) => setList(lists.find((one) => one === value) ?? list)}
      />
      <TextAreaField
        label={text('opening.lists.numbers')}
        hint={text('opening.lists.numbers.hint')}
        error={isRefused && !isGood ? text('opening.lists.numbers.needed') : undefined}
        rows={4}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ReasonedAct>
  );
}
