/** The Spanish of `staff.en.ts`. */
export const staffTexts = {
  'staff.signIn.required': 'Inicie sesión.',
  'staff.signIn.failed': 'El correo electrónico, la contraseña o el código no es correcto.',
  'staff.signIn.notAdmitted':
    'Usted inició sesión allí, pero nadie le ha dado acceso a esta oficina. Pida una invitación a quien dirige el personal de su cooperativa.',
  'staff.signIn.disabled': 'Este acceso está desactivado. Consulte a quien dirige el personal de su cooperativa.',
  'staff.signIn.tooLate': 'Este inicio de sesión tardó demasiado o empezó en otro navegador. Empiece de nuevo.',
  'staff.signIn.returning': 'Ha iniciado sesión. Abriendo la oficina.',
  'staff.invitation.invalid':
    'Esta invitación ya se usó, venció o está incompleta. Pida una nueva a quien dirige el personal.',
  'staff.password.short': 'Elija una contraseña de al menos {min} caracteres.',
  'staff.password.common': 'Esta contraseña es fácil de adivinar. Elija otra.',
  'staff.code.failed': 'El código no es correcto. Pruebe con el siguiente que muestre su aplicación.',
  'staff.passkey.failed': 'No se aceptó esta clave de acceso. Inténtelo de nuevo.',
  'staff.secondStep.first': 'Primero termine su segundo paso.',
  'staff.secondStep.last': 'Este es su único segundo paso. Agregue otro primero.',
  'staff.proof.needed': 'Confirme que es usted, con su clave de acceso o un código.',
  'staff.origin.refused': 'Esta solicitud no vino de las páginas de la oficina.',
  'staff.permission.missing': 'Su función no lo permite. Consulte a quien dirige el personal de su cooperativa.',
  'staff.email.taken': 'Alguien con este correo electrónico ya es parte de su personal.',
  'staff.self': 'No puede hacer esto consigo mismo. Pídalo a otra persona que dirija el personal.',
  'staff.state.already': 'Esto ya está hecho.',
  'staff.lastAdmin': 'Debe quedar alguien que pueda cambiar su personal.',
  'staff.roles.auditorReads': 'Un auditor solo lee. Elija permisos que no cambien nada.',
  'staff.roles.adminKeeps': 'Los administradores conservan los permisos de ver y cambiar el personal.',
  'staff.second.same': 'Esto requiere una segunda persona, y usted es quien lo pidió.',
  'staff.second.touched':
    'Esto requiere otra segunda persona: quien lo pidió le invitó, cambió su función o restableció su acceso en los últimos {days} días.',
  'staff.approval.over': 'Esto ya se decidió o esperó demasiado.',
  'staff.approval.changed': 'Esto ya no se puede hacer como se pidió. Alguien lo cambió desde entonces.',
  'staff.mail.invitation.subject': 'Su invitación a la oficina de {coop}',
  'staff.mail.invitation':
    'Recibió una invitación a la oficina de {coop}. Abra este enlace dentro de {days} días para iniciar sesión o elegir una contraseña.',
  'staff.mail.localUsed.subject': 'Inicio de sesión con contraseña: {name}',
  'staff.mail.localUsed':
    '{name} inició sesión en la oficina con contraseña y código el {time}, desde {address}. Si no lo esperaba, cierre la sesión y desactive el acceso.',
  'staff.mail.rule.subject': 'Cambió una regla de dos personas',
  'staff.mail.rule.off': 'A partir del {time}, bastará una sola persona para esto: {line}. Lo cambió {name}.',
  'staff.mail.rule.on': 'A partir del {time}, se necesitan dos personas para esto: {line}. Lo cambió {name}.',
} as const;
