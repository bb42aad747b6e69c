import type { handOverTexts as english } from './hand-overs.en.ts';

/** Coming from another system and leaving for one, in Spanish. */
export const handOverTexts = {
  'handOver.coming': 'Un momento, estamos iniciando su sesión...',
  'handOver.leaving': 'Espere, estamos abriendo la otra página...',
  'handOver.refused': 'El enlace que abrió ya no es válido. Inicie sesión.',
  'handOver.noLogin': 'Este socio no tiene aquí un inicio de sesión abierto.',
  'handOver.question.title': '¿Con qué acceso quiere seguir aquí?',
  'handOver.question':
    'Su sesión aquí es la del miembro {here}. La página de la que viene quiere iniciar la sesión del miembro {next}. Continúe solo si es usted.',
  'handOver.stay': 'Seguir como miembro {here}',
  'handOver.goOn': 'Continuar como miembro {next}',
  'handOver.signIn': 'Iniciar sesión',
  'handOver.redirect': 'Redirección',
  'handOver.continue': 'Continuar',
  'handOver.notAvailable': 'Aún no tenemos una cuenta en el portal del medidor para usted.',
} satisfies Record<keyof typeof english, string>;
