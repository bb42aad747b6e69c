import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../art/icon.tsx';
import './choice-card.css';

interface ChoiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** Why it is disabled: takes the place of the description, and is the card's tooltip. */
  readonly reason?: string | undefined;
}

/** A radio button drawn as a card. */
export function ChoiceCard({ title, description, icon, reason, ...input }: ChoiceCardProps) {
  const isRefused = input.disabled === true && reason !== undefined;
  return (
    <label className="choice" title={isRefused ? reason : undefined}>
      <input {...input} type="radio" />
      <b>{title}</b>
      <Icon drawing={icon} />
      <small>{isRefused ? reason : description}</small>
    </label>
  );
}
