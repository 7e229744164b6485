import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  confirmSubject: 'Confirma tu correo',
  confirmPreheader: 'Con un toque, los recordatorios y las novedades de tus regalos llegarán a esta dirección.',
  confirmFor: 'Para tu cuenta <account>{username}</account>.',
  confirmForYours: 'Para tu cuenta.',
  confirmText: 'Hasta que confirmes esta dirección, no enviaremos nada más a ella. El enlace vale 72 horas.',
  confirmFormer:
    'La cuenta tenía antes la dirección <name>{formerEmail}</name>. Su titular puede recuperarla durante 72 horas. Si no conoces esa dirección, no es tu cuenta: ignora este correo.',
  confirmButton: 'Confirmar esta dirección',
  confirmWhy:
    'Recibes este correo porque se ha indicado esta dirección en una cuenta de Presently. Si no fuiste tú, ignóralo: a las 72 horas la cuenta pierde la dirección.',
  changedSubject: 'Se ha cambiado tu correo',
  changedPreheader: 'Si no fuiste tú, tienes 72 horas para recuperar la dirección anterior.',
  changedText: 'Tu cuenta <account>{username}</account> tiene ahora la dirección <name>{newEmail}</name>.',
  changedUndo:
    'Si no fuiste tú, pulsa el botón en un plazo de 72 horas. Vuelve esta dirección, terminan todas las sesiones, llaves de acceso y accesos vinculados, tu contraseña deja de funcionar y te enviamos un enlace para elegir otra.',
  changedWhy: 'Recibes este correo porque esta era la dirección de tu cuenta de Presently.',
  'signed-in-unknown-browser': 'Nuevo inicio de sesión en tu cuenta',
  'password-changed': 'Se ha cambiado tu contraseña',
  'password-reset': 'Se ha restablecido tu contraseña',
  'username-changed': 'Se ha cambiado tu nombre de usuario',
  'passkey-added': 'Se ha añadido una llave de acceso a tu cuenta',
  'passkey-removed': 'Se ha quitado una llave de acceso de tu cuenta',
  'second-factor-added': 'Se ha añadido un segundo paso a tu inicio de sesión',
  'second-factor-removed': 'Se ha quitado el segundo paso de tu inicio de sesión',
  'second-factor-ending': 'El segundo paso de tu inicio de sesión termina en 72 horas',
  'recovery-codes-made': 'Se han creado nuevos códigos de recuperación en tu cuenta',
  'recovery-code-used': 'Se ha usado un código de recuperación para entrar en tu cuenta',
  'provider-linked': 'Se ha vinculado un proveedor de acceso a tu cuenta',
  'provider-unlinked': 'Se ha desvinculado un proveedor de acceso de tu cuenta',
  'token-created': 'Se ha creado un token para un programa en tu cuenta',
  'webhook-created': 'Se ha creado un webhook en tu cuenta',
  noticePreheader: 'Si no fuiste tú, protege tu cuenta.',
  noticeText:
    'Ha ocurrido en tu cuenta <account>{username}</account> el {moment}, con <name>{browser}</name>{hasNetwork, select, yes {, desde la red {network}} other {}}. Si fuiste tú, no hay nada que hacer.',
  noticeUndo:
    'Si no, pulsa el botón en un plazo de 72 horas. Terminan todas las sesiones, llaves de acceso, tokens y accesos vinculados, cambia la dirección de tu calendario, tu contraseña deja de funcionar y te enviamos un enlace para elegir otra.',
  noticeWhy: 'Recibes este correo porque afecta a la seguridad de tu cuenta de Presently.',
  resetSubject: 'Elige una contraseña nueva para Presently',
  resetTitle: 'Elegir una contraseña nueva',
  resetHowLong: 'El enlace vale una vez, durante una hora.',
  resetFor: 'Para tu cuenta <account>{username}</account>. {howLong}',
  resetEnds:
    'Con la contraseña nueva terminan todas las sesiones, llaves de acceso y accesos vinculados, y cambia la dirección de tu calendario: añádelos de nuevo después. Una app de autenticación se conserva.',
  resetWhy:
    'Recibes este correo porque se ha pedido una contraseña nueva con tu correo. Si no fuiste tú, ignóralo: nada cambia hasta que se use el enlace.',
  deletedSubject: 'Se ha eliminado tu cuenta',
  deletedPreheader: 'Lo que hemos eliminado.',
  deletedText: 'Tu cuenta <account>{username}</account> se eliminó el {moment}. Hemos eliminado:',
  deletedList:
    '• tu perfil, contraseña, llaves de acceso, sesiones y registro de seguridad\n• tus personas, sus ocasiones y lo que anotaste sobre ellas\n• tus regalos con sus mensajes y grabaciones; sus enlaces ya no abren nada\n• las ideas y mensajes que te sugerimos\n• los recordatorios y mensajes que no se habían enviado\n• tu plan, que queda cancelado, y nuestro registro de él',
  deletedRest:
    'Los correos y SMS entregados se quedan con quienes los recibieron. Pueden denunciarlos durante 30 días: guardamos una copia de las palabras solo para eso y después la eliminamos. Nuestro proveedor de pagos guarda los pagos anteriores mientras lo exija la ley. Tus datos desaparecen de las copias de seguridad cuando estas caducan.',
  deletedNotYou:
    'Una cuenta eliminada no puede volver. Si no fuiste tú, otra persona sabe tu contraseña: cámbiala dondequiera que la uses.',
  deletedWhy:
    'Recibes este correo porque esta era la dirección de tu cuenta de Presently. Ahora también la hemos eliminado.',
  orOpen: 'O abre esta dirección:',
};
