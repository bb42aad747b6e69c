import type { hostingTexts as english } from './hosting.en.ts';

export const hostingTexts: Record<keyof typeof english, string> = {
  'hosting.nowhere': 'No hay nada en esta dirección',
  'hosting.nowhere.next': 'Revise la dirección o pídasela a su cooperativa.',
  'hosting.starting': 'Este sitio se está iniciando',
  'hosting.starting.next': 'Inténtelo de nuevo en un momento.',
};
