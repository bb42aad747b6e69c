import { type DataKind, dataKinds } from '@rochdale/domain/energy/espi-scope/espi-scope';
import {
  type AppKind,
  appKinds,
  type ToldFact,
  toldFacts,
} from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Field } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { appKindWords, kindWords, toldWords } from './third-parties-calls.ts';

/** What a third party is for, and what it may be told. */
export interface ThirdPartyScope {
  readonly kind: AppKind;
  readonly kinds: readonly DataKind[];
  readonly told: readonly ToldFact[];
}

const isAppKind = (text: string): text is AppKind => appKinds.some((kind) => kind === text);

/** Chooses whether a third party reads data or signs in, and of what (office-190, office-192). */
export function WhatItMay({
  what,
  error,
  onChange,
}: {
  what: ThirdPartyScope;
  error: string | undefined;
  onChange: (what: ThirdPartyScope) => void;
}) {
  const text = useText();
  return (
    <>
      <Field label={text('connected.party.kind')}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={what.kind}
            onChange={({ target: { value } }) => isAppKind(value) && onChange({ ...what, kind: value })}
          >
            {appKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(appKindWords[kind])}
              </option>
            ))}
          </select>
        )}
      </Field>
      {what.kind === 'data' ? (
        <Choices
          legend={text('connected.party.may')}
          all={dataKinds}
          wordsOf={(kind) => text(kindWords[kind])}
          chosen={what.kinds}
          error={error}
          onChange={(kinds) => onChange({ ...what, kinds })}
        />
      ) : (
        <Choices
          legend={text('connected.party.told')}
          all={toldFacts}
          wordsOf={(fact) => text(toldWords[fact])}
          chosen={what.told}
          error={undefined}
          onChange={(told) => onChange({ ...what, told })}
        />
      )}
    </>
  );
}

function Choices<One extends string>({
  legend,
  all,
  wordsOf,
  chosen,
  error,
  onChange,
}: {
  legend: string;
  all: readonly One[];
  wordsOf: (one: One) => string;
  chosen: readonly One[];
  error: string | undefined;
  onChange: (chosen: readonly One[]) => void;
}) {
  return (
    <fieldset className="stack-s">
      <legend className="label">{legend}</legend>
      {all.map((one, index) => (
        <Checkbox
          key={one}
          label={wordsOf(one)}
          error={index === 0 ? error : undefined}
          checked={chosen.includes(one)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  );
}
