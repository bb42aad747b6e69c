import { longestQuery } from '@rochdale/domain/office/members/finding/find-query';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useDismiss } from '@rochdale/ui/dialog/use-dismiss.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import search from 'lucide-static/icons/search.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useGo } from '../../lib/address.ts';
import { isTyping, useLetters } from '../../lib/letters.ts';
import { foundBy, opensOf, useFound } from './finding-calls.ts';
import './find-box.css';

/** Members shown below the box; the page of results has more. */
const shownBelow = 6;

/** The one search box: results as one types, walked by arrows; Enter opens, or shows all (office-59). */
export function FindBox() {
  const text = useText();
  const id = useId();
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = useFound(typed);
  const members = isOpen && typed.trim() !== '' ? (found.data?.members.slice(0, shownBelow) ?? []) : [];
  const close = useCallback(() => setOpen(false), []);
  useDismiss(form, isOpen, close);
  useFocusKeys(input);
  const open = (memberNumber: string): void => {
    setTyped('');
    close();
    go('member', { memberNumber });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const q = typed.trim();
    const chosen = members[at];
    if (chosen) return open(chosen.memberNumber);
    if (q === '') return;
    const opens = await opensOf(q).catch(() => null);
    if (opens !== null) return open(opens);
    close();
    go('find', {}, { query: { q } });
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    if (step === undefined || members.length === 0) return;
    event.preventDefault();
    setAt((before) => Math.max(-1, Math.min(members.length - 1, before + step)));
  };
  return (
    <search className="find">
      <form ref={form} onSubmit={(event) => void submit(event)}>
        <Icon drawing={search} size="s" />
        <input
          ref={input}
          className="input"
          type="search"
          role="combobox"
          aria-label={text('finding.search')}
          aria-expanded={members.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 && members[at] ? `${id}-${at}` : undefined}
          placeholder={text('finding.placeholder')}
          autoComplete="off"
          maxLength={longestQuery}
          value={typed}
          onFocus={() => setOpen(true)}
          onKeyDown={walk}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
            setOpen(true);
          }}
        />
        <span className="kbds" aria-hidden="true">
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={text('finding.results')}
          className="found"
          hidden={members.length === 0}
        >
          {members.map(({ memberNumber, name, by, found: what }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
            <div
              key={memberNumber}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => open(memberNumber)}
            >
              <Icon drawing={user} size="s" />
              <b>{name}</b>
              <span className="muted">{text('finding.found', { by: text(foundBy[by]), what })}</span>
              <span className="end muted num">{memberNumber}</span>
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}

/** Ctrl+K, and / where letters do something, lead to the box. */
function useFocusKeys(input: { readonly current: HTMLInputElement | null }): void {
  const [isOn] = useLetters();
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isCommand && !(isOn && event.key === '/' && !isTyping(event))) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, input]);
}
