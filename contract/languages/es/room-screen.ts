import type { roomScreenMessages as english } from '../../messages/room-screen.ts'
import type { Words } from '../words.ts'
import { counted, isolated, listed } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english> = {
  welcome: 'Escanea el código o escribe la dirección y el ID de sesión.',
  loopback:
    'Solo este equipo puede llegar a esta dirección. Inicia Ninefold con HOST=0.0.0.0 o define PUBLIC_URL para que entre la sala.',
  showsResults: 'Este taller muestra sus resultados: únete para leerlos y llevártelos.',
  behind: (time: string) => `Sin conexión. Así estaba a las ${time}.`,
  minutesWrong: (max: number) => `Escribe minutos enteros de 1 a ${max}.`,
  changedMeanwhile: 'Mientras tanto, el mensaje para todo el mundo cambió.',
  stepAnnounced: (step: number | null) =>
    step === null ? 'Ahora no hay ningún paso anunciado.' : `Paso ${step} anunciado.`,
  timerStarted: 'El temporizador está en marcha.',
  timerStopped: 'El temporizador está parado.',
  messageSent: 'Mensaje enviado.',
  messageTakenBack: 'Mensaje retirado.',
  editingFrozen: 'La edición está en pausa.',
  editingReleased: 'Todo el mundo puede editar de nuevo.',
  silentOn: 'La valoración en silencio está activada.',
  ownWordsOn: 'Los términos propios están activados.',
  ownWordsOff: 'Los términos propios están desactivados.',
  silentOff: 'La valoración en silencio está desactivada.',
  emailsHidden: 'Los correos están ocultos.',
  emailsShown: 'Los correos se muestran.',
  hideEmails: 'Ocultar correos',
  showEmails: 'Mostrar correos',
  hideEmailsMeans:
    'Mientras están ocultos, todo el mundo menos tú lee el nombre de cada persona en lugar de su correo, o «participante» y un número: en las pantallas, en el historial y en los archivos.',
  messageToEveryone: 'Mensaje para todo el mundo',
  seenNow: (message: string) => `Ahora se ve: ${isolated(message)}`,
  nothingSeenNow: 'Ahora no se ve ningún mensaje.',
  send: 'Enviar',
  takeBack: 'Retirar',
  left: 'restantes',
  announcedStep: 'Paso anunciado',
  switchSilentRatingOff: 'Desactivar valoración en silencio',
  switchSilentRatingOn: 'Activar valoración en silencio',
  silentRatingMeans:
    'Mientras está activada, cada persona valora por su cuenta. Nadie ve las valoraciones de los demás hasta que las reveles.',
  switchOwnWordsOn: 'Activar términos propios',
  switchOwnWordsOff: 'Desactivar términos propios',
  ownWordsMean:
    'Mientras están activados, los grupos pueden añadir una métrica o una parte interesada propia cuando la búsqueda no encuentra ninguna.',
  freezeMeans:
    'Mientras la edición está en pausa, toda la sala puede leer, pero no escribir. Lo ya escrito se queda en su campo.',
  releaseEditing: 'Reanudar edición',
  freezeEditing: 'Pausar edición',
  backToWorkshop: 'Volver al taller',
  controls: 'Controles',
  fullScreen: 'Pantalla completa',
  done: 'Listo',
  screen: 'Pantalla de sala',
  joined: (people: number) => counted(people, 'participante'),
  /** Presentes ahora, 5: Ana, Ben y 3 más */
  hereNow: (count: number, names: readonly string[]) => {
    const more = count - names.length
    const who = listed([...names.map(isolated), ...(more > 0 ? [`${more} más`] : [])])
    return names.length === 0 ? `Presentes ahora: ${count}` : `Presentes ahora, ${count}: ${who}`
  },
  joinAt: 'Únete en',
  withTheSessionId: 'con el ID de sesión',
  qrCode: 'Código QR que abre la entrada',
  timer: 'Temporizador',
  minutesShort: (minutes: number) => `${minutes} min`,
  minutes: 'Minutos',
  start: 'Iniciar',
  stopTimer: 'Parar temporizador',
}
