import type { loginsTexts as english } from './logins.en.ts';

export const loginsTexts = {
  'logins.locked': 'La oficina bloqueó este acceso. Desbloquéelo primero.',
  'logins.session.ended': 'Esta sesión ya terminó.',
  'logins.change.noSecondStep': 'Este acceso no tiene segundo paso.',
  'logins.change.sameEmail': 'El acceso ya tiene este correo electrónico.',
  'logins.change.emailTaken':
    'Otro acceso tiene este correo electrónico. Dos accesos con una misma dirección se abrirían uno al otro.',
  'logins.change.inPerson':
    'Los cambios de este acceso se detuvieron dos veces. Desde ahora el socio tiene que venir y mostrar un documento.',
  'logins.change.locked':
    'La oficina bloqueó este acceso. Mientras esté bloqueado, solo se cambia en el mostrador, con un documento.',
  'logins.change.over': 'Este cambio ya no está en espera.',
  'logins.change.waits': 'Ya hay un cambio de este acceso en espera. Cancélelo primero o espere a que se haga.',
} satisfies Record<keyof typeof english, string>;
