import type { refusalsMessages as english } from '../../messages/refusals.ts'
import type { Words } from '../words.ts'

/** What the server says when it refuses something, where no slice has the sentence. */
export const refusalsMessages: Words<typeof english> = {
  badInput: 'La petición no es válida.',
  badJson: 'El contenido de la petición no es JSON válido.',
  tooDeep: 'El contenido de la petición tiene listas u objetos demasiado anidados.',
  unknownReference: 'La petición nombra algo que no está en el catálogo de este taller.',
  hostOnly: 'Inicia sesión como anfitrión.',
  wrongPassword: 'Esta no es la contraseña del anfitrión.',
  foreignOrigin: 'Esta petición venía de otro sitio y se rechazó.',
  notFound: 'Esto no existe o se eliminó.',
  noSuchRoute: 'No hay nada en esta dirección.',
  decisionChanged: 'La decisión sobre esta opción cambió mientras tanto.',
  noTimer: 'No hay ningún temporizador en marcha que se pueda alargar.',
  catalogueChanged:
    'Mientras tanto se publicó otra versión de este catálogo. Mira qué cambia tu borrador respecto a ella y vuelve a publicar.',
  thereAgain: 'No hay nada que recuperar: ya está aquí otra vez.',
  ownerGone: 'Esto no se puede recuperar, porque se eliminó aquello a lo que pertenecía. Recupera eso primero.',
  entryDamaged: 'Esto no se puede recuperar, porque la copia guardada está dañada.',
  notSilent: 'La valoración en silencio está desactivada: valora junto con tu grupo.',
  alreadyRevealed: 'Las valoraciones en silencio de esta opción ya se revelaron: ahora el grupo pone su valoración.',
  stillSilent:
    'Cada persona valora por su cuenta hasta que el anfitrión revele las valoraciones; después el grupo pone su valoración.',
  nameless: 'El servidor no sabe quién eres. Cierra la sesión y vuelve a entrar.',
  notEmbedded: 'Este servidor guarda sus datos en PostgreSQL; haz la copia con las herramientas de PostgreSQL.',
  tooLate: 'Esto se eliminó hace más de 24 horas. Ahora solo el anfitrión puede recuperarlo.',
  tooLarge: 'La petición es demasiado grande.',
  wrongContentType: 'El contenido de la petición debe ser JSON.',
  notImportable: 'Este archivo no encaja con el catálogo de este taller.',
  idempotencyKeyReused: 'Este Idempotency-Key ya se usó para otra petición.',
  tooManyPasswords: 'Demasiadas contraseñas incorrectas. Espera un minuto y vuelve a intentarlo.',
  loginBusy: 'Demasiadas personas intentan entrar como anfitrión en este momento. Vuelve a intentarlo dentro de poco.',
  serverBusy:
    'En este momento se están transfiriendo demasiados archivos o documentos grandes. Vuelve a intentarlo dentro de unos segundos.',
  roomFull: 'Demasiadas personas siguen este taller en vivo. Todo lo demás funciona como siempre.',
  tooManyCalls: 'Han llegado demasiadas solicitudes en poco tiempo. Espera unos segundos y vuelve a intentarlo.',
  tooManyStreams: 'Sigues este taller en vivo en demasiados sitios. Todo lo demás funciona como siempre.',
  tooManyTabs: 'Tienes este taller abierto en demasiadas pestañas. Cierra algunas.',
  tooManyJoins: 'Demasiadas personas se están uniendo en este momento. Vuelve a intentarlo dentro de unos segundos.',
  unforeseen: 'Algo falló en el servidor. No se cambió nada.',
  databaseUnavailable: 'No se puede acceder a la base de datos en este momento. Vuelve a intentarlo dentro de poco.',
  diskFull:
    'El servidor se está quedando sin espacio en disco, por eso no se puede guardar nada en este momento. Avisa a tu anfitrión.',
  noRoomForFile:
    'El servidor tiene muy poco espacio libre en disco para crear este archivo. Vuelve a intentarlo más tarde.',
  requestTimeout: 'La solicitud tardó demasiado en llegar.',
  unknownHost: 'Este servidor no responde en esta dirección. Usa la dirección que te dio tu anfitrión.',
  expectationFailed: 'El servidor no puede cumplir la cabecera Expect de esta solicitud.',
  headersTooLarge: 'Las cabeceras de la solicitud son demasiado grandes.',
  workshopFull:
    'Este taller ha alcanzado su límite de almacenamiento. El anfitrión puede hacer sitio eliminando definitivamente.',
}
