import { yesNo } from '@rochdale/domain/yes-no';
import type { Habit } from './their-files.ts';

const [yes] = yesNo;

/** `11/20/2026` */
export const usDay: Habit = (text = '') => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
/** `20261120`; eight zeros where there is none. */
export const bareDay: Habit = (text = '') => (text === '' ? '00000000' : text.replaceAll('-', ''));
/** `0009200`: the last two digits are cents. */
export const impliedCents: Habit = (text = '') => {
  if (text === '') return '';
  const digits = text.replace(/[-.]/g, '').padStart(9, '0');
  return text.startsWith('-') ? `-${digits}` : digits;
};
/** `1,234.50`, below zero with a minus behind. */
export const trailingMinus: Habit = (text = '') => {
  const grouped = text.replace('-', '').replace(/\B(?=(\d{3})+\.)/g, ',');
  return text.startsWith('-') ? `${grouped}-` : grouped;
};
/** 1 or 0; empty where there is no row. */
export const bit: Habit = (text) => (text === undefined ? '' : text === yes ? '1' : '0');
/** T or F, and empty where nothing is said. */
export const letterFlag: Habit = (text = '') => (text === '' ? '' : text === yes ? 'T' : 'F');
/** `(541) 555-0142` */
export const phone: Habit = (text = '') => text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
/** Large letters, as terminals wrote them. */
export const shout: Habit = (text = '') => text.toUpperCase();
/** Zeros before a number. */
export const padded =
  (length: number): Habit =>
  (text = '') =>
    text === '' ? '' : text.padStart(length, '0');
/** A code for each word. */
export const coded =
  (codes: Readonly<Record<string, string>>): Habit =>
  (text = '') =>
    text === '' ? '' : (codes[text] ?? text);
