import type { handOverMessages as english } from '../en/hand-overs.ts';

/** Coming from another system and leaving for one, in Spanish. */
export const handOverMessages = {
  'handOver.coming': 'Un momento, estamos iniciando su sesión...',
  'handOver.leaving': 'Espere, estamos abriendo la otra página...',
  'handOver.refused': 'El enlace que abrió ya no es válido. Inicie sesión.',
  'handOver.signIn': 'Iniciar sesión',
  'handOver.redirect': 'Redirección',
  'handOver.continue': 'Continuar',
  'handOver.notAvailable': 'El portal del medidor aún no tiene una cuenta para usted.',
} satisfies Record<keyof typeof english, string>;
